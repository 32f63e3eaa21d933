/// What a class handed in, as it was found in a folder.
package struct HandedIn: Equatable, Sendable {
  /// In the roster's order, or else by their places as people sort them: 2 before 10.
  package var learners: [HandedInLearner]
  /// What isn't understood, is there twice or is missing, by places: each Swift source that was
  /// found is in a learner's exercises or here, or else it is below a place that is here, has the
  /// same text as one of those exercises, or is by its name no submission.
  package var problems: [HandInProblem]
  package var files = FileCounts()
}

/// What became of all files that were found: each is one of these.
package struct FileCounts: Codable, Equatable, Sendable {
  /// Taken as exercises.
  package var graded = 0
  /// Told of, themselves or what they are in.
  package var listed = 0
  /// By the names of the rules.
  package var ignored: [String: Int] = [:]

  package var total: Int { graded + listed + ignored.values.reduce(0, +) }

  package init() {}
}

/// By what a file is neither an exercise nor told of.
package enum IgnoredRule: String, CaseIterable, Sendable {
  /// It is hidden, or what a system puts into folders and archives.
  case hidden
  /// It is the workbook's own.
  case workbook
  /// Nobody hands in an exercise as such a file: a picture, say.
  case other
  /// It has the text of a learner's exercise, or is an earlier upload of it.
  case repeated
  /// It told of learners, or of what they have tried.
  case read
}

package struct HandedInLearner: Equatable, Sendable {
  /// What tells this learner from all others: the roster's, or the part of the folder's name that
  /// is one by the layout, or else the folder's name.
  package var id: String
  /// Nil if nobody said it.
  package var name: String?
  /// The folder or archive, from the folder of submissions; nil for one on the roster without any.
  package var place: String?
  package var exercises: [String: HandedInExercise] = [:]
  /// The learner's progress log, from a copy of the whole workbook; nil without one.
  package var progress: HandedInExercise.Source?
}

package struct HandedInExercise: Equatable, Sendable {
  package struct Source: Equatable, Sendable {
    /// The absolute path of the file, or of the archive that it is in.
    var path: String
    /// Its index in the archive's directory; in an archive that is itself an entry of an archive, the
    /// index of that one and then its own.
    var entries: [Int] = []
  }

  /// Where it was found, from the folder of submissions, also in an archive:
  /// `a.zip/03-login-state/Exercise.swift`.
  var place: String
  var source: Source
}

/// Something in a folder of submissions that no exercise was made of, and why.
package struct HandInProblem: Codable, Equatable, Sendable {
  package enum Kind: Codable, Equatable, Sendable {
    /// Swift source that names no lesson, neither by its path nor by its steps.
    case noLesson
    /// Its path says one lesson and its steps, or another part of its path, say another one.
    case severalLessons([String])
    /// It stands where an exercise of this lesson would stand, but isn't called Swift: it may be
    /// one that was saved as something else.
    case notSwift(lesson: String)
    /// Another exercise of the same learner is of the same lesson, and has another text.
    case twice(lesson: String, other: String)
    /// It belongs to nobody: it stands where folders of learners stand.
    case noLearner
    /// Two learners would have the same id.
    case sameLearner(id: String, other: String)
    case link
    case notAFile
    case unreadable
    /// An archive that can't be opened; why, as a short name.
    case badArchive(ArchiveError)
    /// There is more of it than anybody hands in.
    case tooMuch(limit: Int)
    /// Its name is no text; the path shows what can be shown of it.
    case badName
    /// It is a learner's, and nothing in it was understood.
    case nothingUnderstood(id: String)
    /// It isn't on the roster.
    case notOnRoster(id: String)
    /// It is on the roster, and nothing was handed in.
    case nothingHandedIn(id: String)
    /// The roster names a folder that isn't there, in this line of it.
    case noSuchFolder(id: String, line: Int)
    /// It is neither Swift source nor an archive, and may hold an exercise all the same.
    case notSource
    /// It stands where folders of learners stand, and is hidden.
    case hidden
    /// So many sources say no lesson, and were taken for this one; this is the first.
    case assumed(lesson: String, count: Int)
  }

  /// Where it is, from the folder of submissions; of a line of the roster, the learner's id.
  package var place: String
  package var kind: Kind
  /// The id of the learner whose it is; nil if it is nobody's.
  package var learner: String?

  package init(place: String, kind: Kind) { (self.place, self.kind) = (place, kind) }

  /// Whether something of this lesson may be in it that nobody has seen.
  func mayHide(_ lesson: String) -> Bool {
    switch kind {
    case .notSwift(let known), .twice(let known, _): known == lesson
    case .severalLessons(let known): known.contains(lesson)
    case .nothingHandedIn, .notOnRoster, .assumed: false
    default: true
    }
  }

  /// Whose it is by what is said of it.
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
  /// It is no zip archive, or its end is missing.
  case notAnArchive
  /// It is an archive of another kind, by its name.
  case foreign
  /// It says one thing in one place and another one elsewhere, or ends too early.
  case damaged
  /// It is split over several files, or encrypted, or packed in another way than `deflate`.
  case unsupported
  /// It holds more entries or unpacks to more than anybody hands in.
  case tooLarge
  /// One of its names leads out of it.
  case leadsOutside
}

struct FoundItem: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case file(size: Int)
    /// What is in it is listed, too.
    case folder
    /// An archive that was opened: what is in it is listed, too.
    case archive
    /// Nothing in it is listed.
    case problem(HandInProblem.Kind)
  }

  /// From the folder of submissions, divided by `/`; an archive is a folder, as in
  /// `a.zip/03-login-state/Exercise.swift`.
  var path: String
  var kind: Kind
  var source: HandedInExercise.Source
}

/// All that stands in a folder of submissions, as a list, from which it is told who handed in what.
struct FoundListing: Equatable, Sendable {
  var items: [FoundItem]
  /// How much was seen that isn't listed.
  var ignored: [IgnoredRule: Int] = [:]
  /// The name of the folder itself: its id, if all of it is one learner's.
  var name: String

  /// Tells who handed in what; the same, whatever the order of the list.
  ///
  /// - Parameters:
  ///   - assumed: the lesson that a source is of if nothing says another one; nil for none.
  ///   - text: gives the text of the item with this index, or nil if it can't be read. It is asked only for
  ///     files whose paths don't tell their lesson, for several files of one lesson, and for what Gradescope
  ///     says of the learners.
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
  /// Counts what became of each thing that was found; tells of what is left.
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
        // Whatever else it is, nobody is to miss it.
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
  /// By the path, and by the source where an archive has two entries with the same name.
  init(_ item: FoundItem) {
    self.init(item.path, then: item.source.entries.map(String.init).joined(separator: "/"))
  }
}
