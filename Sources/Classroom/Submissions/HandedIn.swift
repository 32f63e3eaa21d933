/// What a class handed in, as it was found in a folder.
package struct HandedIn: Equatable, Sendable {
  /// In the roster's order, or else by their places as people sort them: 2 before 10.
  package var learners: [HandedInLearner]
  /// What isn't understood, is there twice or is missing, by places: each Swift source that was
  /// found is in a learner's exercises or here, or else it is below a place that is here, has the
  /// same text as one of those exercises, or is by its name no submission.
  package var problems: [HandInProblem]
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
package struct HandInProblem: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
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
  }

  /// Where it is, from the folder of submissions; of a line of the roster, the learner's id.
  package var place: String
  package var kind: Kind
}

package enum ArchiveError: String, Error, Equatable, Sendable, CaseIterable {
  /// It is no zip archive, or its end is missing.
  case notAnArchive
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
  /// The name of the folder itself: its id, if all of it is one learner's.
  var name: String

  /// Tells who handed in what; the same, whatever the order of the list.
  ///
  /// - Parameter text: gives the text of the item with this index, or nil if it can't be read. It
  ///   is asked only for files whose paths don't tell their lesson, for several files of one
  ///   lesson, and for what Gradescope says of the learners.
  func handedIn(
    lessons: [LessonMarks], roster: Roster? = nil, text: @escaping (Int) -> String?
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
      of: rest, rootName: name, reader: reader, ignored: ignored, text: text)
    matching.match(found.places)
    var handedIn = HandedIn(learners: [], problems: found.problems + matching.problems)
    for (learner, place) in matching.learners {
      var learner = learner
      if let place {
        let sorting = LearnerSorting(
          place, reader: &reader, steps: steps, ignored: ignored, text: text)
        (learner.exercises, learner.progress) = (sorting.exercises, sorting.progress)
        handedIn.problems += sorting.problems
      }
      handedIn.learners.append(learner)
    }
    handedIn.problems = HandInProblem.sorted(handedIn.problems)
    return handedIn
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
