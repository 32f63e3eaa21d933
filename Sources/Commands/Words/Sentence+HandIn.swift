import Interface
import Submissions

/// What is said of things that were handed in and not understood.
extension Sentence {
  static func handInNoLesson(place: String) -> Sentence {
    Sentence("hand-in.no-lesson", ["place": place])
  }
  static func handInSeveralLessons(place: String, lessons: String) -> Sentence {
    Sentence("hand-in.several-lessons", ["place": place, "lessons": lessons])
  }
  static func handInNotSwift(place: String, lesson: String) -> Sentence {
    Sentence("hand-in.not-swift", ["place": place, "lesson": lesson])
  }
  static func handInTwice(place: String, lesson: String, other: String) -> Sentence {
    Sentence("hand-in.twice", ["place": place, "lesson": lesson, "other": other])
  }
  static func handInNoLearner(place: String) -> Sentence {
    Sentence("hand-in.no-learner", ["place": place])
  }
  static func handInSameLearner(place: String, id: String, other: String) -> Sentence {
    Sentence("hand-in.same-learner", ["place": place, "id": id, "other": other])
  }
  static func handInLink(place: String) -> Sentence {
    Sentence("hand-in.link", ["place": place])
  }
  static func handInNotAFile(place: String) -> Sentence {
    Sentence("hand-in.not-a-file", ["place": place])
  }
  static func handInUnreadable(place: String) -> Sentence {
    Sentence("hand-in.unreadable", ["place": place])
  }
  static func handInBadArchive(place: String, fault: String) -> Sentence {
    Sentence("hand-in.bad-archive", ["place": place, "fault": fault])
  }
  static func handInTooMuch(place: String, limit: Int) -> Sentence {
    Sentence("hand-in.too-much", ["place": place, "limit": limit])
  }
  static func handInBadName(place: String) -> Sentence {
    Sentence("hand-in.bad-name", ["place": place])
  }
  static func handInNothingUnderstood(place: String, id: String) -> Sentence {
    Sentence("hand-in.nothing-understood", ["place": place, "id": id])
  }
  static func handInNotOnRoster(place: String, id: String) -> Sentence {
    Sentence("hand-in.not-on-roster", ["place": place, "id": id])
  }
  static func handInNothing(id: String) -> Sentence { Sentence("hand-in.nothing", ["id": id]) }
  static func handInNoSuchFolder(place: String, id: String, line: Int) -> Sentence {
    Sentence("hand-in.no-such-folder", ["place": place, "id": id, "line": line])
  }

  static let archiveNone = Sentence("archive.none")
  static let archiveDamaged = Sentence("archive.damaged")
  static let archiveUnsupported = Sentence("archive.unsupported")
  static let archiveTooLarge = Sentence("archive.too-large")
  static let archiveLeadsOutside = Sentence("archive.leads-outside")
}

extension Sentence {
  /// Why an archive can't be read.
  init(_ fault: ArchiveFault) {
    self =
      switch fault {
      case .notAnArchive: .archiveNone
      case .damaged: .archiveDamaged
      case .unsupported: .archiveUnsupported
      case .tooLarge: .archiveTooLarge
      case .leadsOutside: .archiveLeadsOutside
      }
  }
}

extension Words {
  /// What is told of something that no exercise was made of, without anything that a terminal would
  /// obey.
  func text(of problem: HandInProblem) -> String {
    let place = problem.place
    return switch problem.kind {
    case .noLesson: self(.handInNoLesson(place: place))
    case .severalLessons(let lessons):
      self(.handInSeveralLessons(place: place, lessons: list(lessons)))
    case .notSwift(let lesson): self(.handInNotSwift(place: place, lesson: lesson))
    case .twice(let lesson, let other):
      self(.handInTwice(place: place, lesson: lesson, other: other))
    case .noLearner: self(.handInNoLearner(place: place))
    case .sameLearner(let id, let other):
      self(.handInSameLearner(place: place, id: id, other: other))
    case .link: self(.handInLink(place: place))
    case .notAFile: self(.handInNotAFile(place: place))
    case .unreadable: self(.handInUnreadable(place: place))
    case .badArchive(let fault):
      self(.handInBadArchive(place: place, fault: self(Sentence(fault))))
    case .tooMuch(let limit): self(.handInTooMuch(place: place, limit: limit))
    case .badName: self(.handInBadName(place: place))
    case .nothingUnderstood(let id): self(.handInNothingUnderstood(place: place, id: id))
    case .notOnRoster(let id): self(.handInNotOnRoster(place: place, id: id))
    case .nothingHandedIn(let id): self(.handInNothing(id: id))
    case .noSuchFolder(let id, let line):
      self(.handInNoSuchFolder(place: place, id: id, line: line))
    }
  }
}
