/// What is said when an exercise is played.
extension Sentence {
  package static let playNoChange = Sentence("play.no-change")
  package static func playStopped(number: Int, event: String) -> Sentence {
    Sentence("play.stopped", ["number": number, "event": event])
  }
  package static let playStoppedAtOnce = Sentence("play.stopped-at-once")
  package static func playStoppedAt(place: String) -> Sentence {
    Sentence("play.stopped-at", ["place": place])
  }
  package static func playNotPure(number: Int, event: String) -> Sentence {
    Sentence("play.not-pure", ["number": number, "event": event])
  }
  package static let playNotPureAtOnce = Sentence("play.not-pure-at-once")
  package static func playNotPlayable(lesson: Int) -> Sentence {
    Sentence("play.not-playable", ["lesson": lesson])
  }
  package static func playEventsMissing(lesson: Int) -> Sentence {
    Sentence("play.events-missing", ["lesson": lesson])
  }
  package static func historyNoEvent(
    file: String, line: Int, example: String
  ) -> Sentence {
    Sentence("history.no-event", ["file": file, "line": line, "example": example])
  }
  package static func historyUnknownEvent(
    file: String, line: Int, name: String, names: String
  ) -> Sentence {
    Sentence(
      "history.unknown-event", ["file": file, "line": line, "name": name, "names": names])
  }
  package static func historyWrongValues(
    file: String, line: Int, name: String, example: String
  ) -> Sentence {
    Sentence(
      "history.wrong-values", ["file": file, "line": line, "name": name, "example": example])
  }
  package static func historyOtherLesson(file: String, line: Int, lesson: String) -> Sentence {
    Sentence("history.other-lesson", ["file": file, "line": line, "lesson": lesson])
  }
  package static func historyOtherVersion(file: String, line: Int, version: Int) -> Sentence {
    Sentence("history.other-version", ["file": file, "line": line, "version": version])
  }
  package static let historyInput = Sentence("history.input")
  package static func historyUnreadable(file: String) -> Sentence {
    Sentence("history.unreadable", ["file": file])
  }
}
