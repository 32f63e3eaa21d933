/// What a class handed in, as found in a folder or archive.
package struct HandedIn: Equatable, Sendable {
  /// The learners in the order of the roster, or else sorted by path, with 2 before 10.
  package var learners: [HandedInLearner]
  /// What isn't understood, is there twice or is missing, sorted by path. Every Swift source that
  /// was found is a learner's exercise or listed here, unless it is below a path listed here, has
  /// the same text as an exercise, or can't be a submission by its name.
  package var problems: [HandInProblem]
  package var files = FileCounts()
}

/// The counts of all files that were found; each file is counted once.
package struct FileCounts: Codable, Equatable, Sendable {
  /// Files taken as exercises.
  package var graded = 0
  /// Files reported as problems, themselves or with a folder around them.
  package var listed = 0
  /// Ignored files, by the names of the rules.
  package var ignored: [String: Int] = [:]

  package var total: Int { graded + listed + ignored.values.reduce(0, +) }

  package init() {}
}

/// Why a file is neither an exercise nor a problem.
package enum IgnoredRule: String, CaseIterable, Sendable {
  /// The file is hidden, or was put there by an operating system.
  case hidden
  /// The file belongs to a copy of the workbook.
  case workbook
  /// The file can't be an exercise by its type, for example a picture.
  case other
  /// The file has the same text as an exercise, or is an earlier upload of it.
  case repeated
  /// The file was read for information about learners or their attempts.
  case read
}

package struct HandedInLearner: Equatable, Sendable {
  /// The unique id of the learner: from the roster, else from the folder's name by the platform's
  /// layout, else the folder's name.
  package var id: String
  /// Nil if it isn't known.
  package var name: String?
  /// The path of the folder or archive below the folder of submissions; nil for a learner of the
  /// roster without one.
  package var place: String?
  package var exercises: [String: HandedInExercise] = [:]
  /// The learner's progress log, from a copy of the whole workbook; nil if there is none.
  package var progress: HandedInExercise.Source?
}

package struct HandedInExercise: Equatable, Sendable {
  package struct Source: Equatable, Sendable {
    /// The absolute path of the file, or of the archive that contains it.
    var path: String
    /// The index of the entry in the archive; for a nested archive the index of that archive, then
    /// the index in it. Empty for a plain file.
    var entries: [Int] = []
  }

  /// The path below the folder of submissions; archives count as folders:
  /// `a.zip/03-login-state/Exercise.swift`.
  var place: String
  var source: Source
}

/// Something in a folder of submissions that was not taken as an exercise, and why.
package struct HandInProblem: Codable, Equatable, Sendable {
  package enum Kind: Codable, Equatable, Sendable {
    /// A Swift source whose path and step headings name no lesson.
    case noLesson
    /// Parts of the path, or the path and the step headings, name different lessons.
    case severalLessons([String])
    /// A file at the place of this lesson's exercise without the extension `.swift`, perhaps saved
    /// in another format.
    case notSwift(lesson: String)
    /// The same learner handed in another exercise of this lesson with a different text.
    case twice(lesson: String, other: String)
    /// A file among the learners' folders that belongs to no learner.
    case noLearner
    /// Two learners would have the same id.
    case sameLearner(id: String, other: String)
    case link
    case notAFile
    case unreadable
    /// An archive that can't be opened.
    case badArchive(ArchiveError)
    /// The size or the number of things exceeds the limit.
    case tooMuch(limit: Int)
    /// The name isn't valid UTF-8; the path has replacement characters.
    case badName
    /// Nothing that this learner handed in was understood.
    case nothingUnderstood(id: String)
    /// The learner isn't on the roster.
    case notOnRoster(id: String)
    /// The learner is on the roster but handed in nothing.
    case nothingHandedIn(id: String)
    /// The roster names a folder that doesn't exist, in this line.
    case noSuchFolder(id: String, line: Int)
    /// A file that is neither Swift source nor an archive, but may contain an exercise.
    case notSource
    /// A hidden file or folder among the learners' folders.
    case hidden
    /// So many sources name no lesson and were taken for this one; the path is that of the first.
    case assumed(lesson: String, count: Int)
  }

  /// The path below the folder of submissions; if nothing was handed in, the learner's id.
  package var place: String
  package var kind: Kind
  /// The id of the learner that it belongs to; nil if there is none.
  package var learner: String?

  package init(place: String, kind: Kind) { (self.place, self.kind) = (place, kind) }

  /// Whether it may contain an exercise of this lesson that wasn't found.
  func mayHide(_ lesson: String) -> Bool {
    switch kind {
    case .notSwift(let known), .twice(let known, _): known == lesson
    case .severalLessons(let known): known.contains(lesson)
    case .nothingHandedIn, .notOnRoster, .assumed: false
    default: true
    }
  }

  /// The learner's id, if the kind contains one.
  fileprivate var learnerOfKind: String? {
    switch kind {
    case .sameLearner(let id, _), .nothingUnderstood(let id), .noSuchFolder(let id, _),
      .nothingHandedIn(let id):
      id
    default: nil
    }
  }
}

package enum ArchiveError: String, Error, Codable, Equatable, Sendable, CaseIterable {
  /// Not a zip archive, or its end is missing.
  case notAnArchive
  /// An archive of another format, by its extension.
  case foreign
  /// Its parts contradict each other, or it is incomplete.
  case damaged
  /// Split into several files, encrypted, or compressed by another method than `deflate`.
  case unsupported
  /// The number of entries or the unpacked size exceeds the limit.
  case tooLarge
  /// The path of an entry leads outside of the archive.
  case leadsOutside
}

struct FoundItem: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case file(size: Int)
    /// A folder; its contents are listed, too.
    case folder
    /// An opened archive; its contents are listed, too.
    case archive
    /// Something whose contents aren't listed.
    case problem(HandInProblem.Kind)
  }

  /// The path below the folder of submissions, with `/`; archives count as folders:
  /// `a.zip/03-login-state/Exercise.swift`.
  var path: String
  var kind: Kind
  var source: HandedInExercise.Source
}

/// The list of everything in a folder of submissions.
struct FoundListing: Equatable, Sendable {
  var items: [FoundItem]
  /// The counts of files that were found but aren't listed.
  var ignored: [IgnoredRule: Int] = [:]
  /// The folder's name, which is the id if everything belongs to one learner.
  var name: String

  /// Finds the learners and their exercises; the result doesn't depend on the order of the list.
  ///
  /// - Parameters:
  ///   - assumed: the lesson of sources that name none; nil if there is no such lesson.
  ///   - text: returns the text of the item with this index, or nil if it can't be read. It is
  ///     called only for files whose path doesn't name their lesson, for several files of one
  ///     lesson, and for Gradescope's metadata.
  func handedIn(
    lessons: [LessonMarks], roster: Roster? = nil, assuming assumed: String? = nil,
    text: @escaping (Int) -> String?
  ) -> HandedIn {
    var reader = PathReader(lessons: lessons)
    let steps = StepReader(lessons: lessons)
    let orders = items.map { PlaceOrder($0) }
    let all = items.indices.sorted { orders[$0] < orders[$1] }.map { index in
      let path = items[index].path.split(separator: "/").map(String.init)
      return LearnerFolder.Item(index: index, item: items[index], path: path, telling: path[...])
    }
    let ignored = Ignored(paths: all.map(\.path), reader: reader)
    var matching = RosterMatching(roster: roster)
    let rest = matching.takeFolders(from: all, ignored: ignored)
    let found = LearnerFolders(
      of: rest, rootName: name, reader: reader, ignored: ignored, assuming: assumed, text: text)
    matching.match(found.places)
    var handedIn = HandedIn(learners: [], problems: found.problems + matching.problems)
    var repeated: Set<Int> = []
    var assumptions: [String] = []
    for (learner, place) in matching.learners {
      var learner = learner
      if let place {
        let sorting = LearnerSorting(
          place, reader: &reader, steps: steps, ignored: ignored, assuming: assumed, text: text)
        (learner.exercises, learner.progress) = (sorting.exercises, sorting.progress)
        handedIn.problems += sorting.problems.map { problem in
          var problem = problem
          problem.learner = learner.id
          return problem
        }
        repeated.formUnion(sorting.repeated)
        if let place = sorting.assumed { assumptions.append(place) }
      }
      handedIn.learners.append(learner)
    }
    handedIn.count(all, ignored, repeated, reader, besides: self.ignored)
    if let assumed, let first = assumptions.first {
      handedIn.problems.append(
        HandInProblem(place: first, kind: .assumed(lesson: assumed, count: assumptions.count)))
    }
    for index in handedIn.problems.indices where handedIn.problems[index].learner == nil {
      handedIn.problems[index].learner = handedIn.problems[index].learnerOfKind
    }
    handedIn.problems = HandInProblem.sorted(handedIn.problems)
    return handedIn
  }
}

extension HandedIn {
  /// Counts every item, and adds problems for files that nothing else accounts for.
  fileprivate mutating func count(
    _ items: [LearnerFolder.Item], _ ignored: Ignored, _ repeated: Set<Int>, _ reader: PathReader,
    besides others: [IgnoredRule: Int]
  ) {
    func key(_ source: HandedInExercise.Source) -> String { "\(source.entries) \(source.path)" }
    let exercises = Set(learners.flatMap { $0.exercises.values.map { key($0.source) } })
    let told = Set(problems.map(\.place))
    func isTold(_ path: [String]) -> Bool {
      told.contains(".")
        || path.indices.contains { told.contains(path[...$0].joined(separator: "/")) }
    }
    var rules = others
    for item in items {
      switch item.item.kind {
      case .folder, .archive: continue
      case .file, .problem: break
      }
      let name = item.path.last ?? ""
      if exercises.contains(key(item.item.source)) {
        files.graded += 1
      } else if Ignored.isProgress(item.path) || name == GradescopeMetadata.file {
        rules[.read, default: 0] += 1
      } else if repeated.contains(item.index) {
        rules[.repeated, default: 0] += 1
      } else if isTold(item.path) {
        files.listed += 1
      } else if case .problem(.hidden) = item.item.kind {
        files.listed += 1
        problems.append(HandInProblem(place: item.item.path, kind: .hidden))
      } else if item.path.contains(where: Ignored.isHidden) {
        rules[.hidden, default: 0] += 1
      } else if ignored.contains(item.path, base: 0) {
        rules[.workbook, default: 0] += 1
      } else if case .file = item.item.kind, !reader.mayHold(name) {
        rules[.other, default: 0] += 1
      } else if case .file = item.item.kind, ignored.isOwn(name, at: item.path, reader) {
        rules[.workbook, default: 0] += 1
      } else {
        // Any other file is reported, so that nothing is lost silently.
        files.listed += 1
        let kind: HandInProblem.Kind =
          if case .problem(let kind) = item.item.kind { kind } else { .notSource }
        problems.append(HandInProblem(place: item.item.path, kind: kind))
      }
    }
    for (rule, count) in rules { files.ignored[rule.rawValue] = count }
  }
}

extension HandInProblem {
  static func sorted(_ problems: [Self]) -> [Self] {
    problems.map { ($0, order: PlaceOrder($0.place, then: String(describing: $0.kind))) }
      .sorted { $0.order < $1.order }.map(\.0)
  }
}

extension PlaceOrder {
  /// Sorts by the path; entries of an archive with equal names are sorted by their index.
  init(_ item: FoundItem) {
    self.init(item.path, then: item.source.entries.map(String.init).joined(separator: "/"))
  }
}
