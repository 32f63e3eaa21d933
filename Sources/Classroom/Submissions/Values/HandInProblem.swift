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
    /// A link: what it points at was not looked at.
    case link
    /// Neither a file nor a folder.
    case notAFile
    /// Nobody may read it.
    case unreadable
    /// An archive that can't be opened; why, as a short name.
    case badArchive(ArchiveFault)
    /// There is more of it than anybody hands in.
    case tooMuch(limit: Int)
    /// Its name is no text.
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

  package init(place: String, kind: Kind) {
    (self.place, self.kind) = (place, kind)
  }
}

/// Why an archive can't be read.
package enum ArchiveFault: String, Error, Equatable, Sendable, CaseIterable {
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
