/// What is said when an exercise is played.
extension Sentence {
  static let playNoChange = Sentence("play.no-change")
  /// The code doesn't come over the event with this number, from 1.
  package static func playStopped(number: Int, event: String) -> Sentence {
    Sentence("play.stopped", ["number": number, "event": event])
  }
  /// The code doesn't even come to the state before the first event.
  package static let playStoppedAtOnce = Sentence("play.stopped-at-once")
  /// Where in the exercise that happened, as `file:line`.
  package static func playStoppedAt(place: String) -> Sentence {
    Sentence("play.stopped-at", ["place": place])
  }
  /// A second run gave something else after the event with this number, from 1.
  package static func playNotPure(number: Int, event: String) -> Sentence {
    Sentence("play.not-pure", ["number": number, "event": event])
  }
  /// A second run began with something else.
  package static let playNotPureAtOnce = Sentence("play.not-pure-at-once")
  /// The lesson has no exercise that could be run with events.
  package static func playNotPlayable(lesson: Int) -> Sentence {
    Sentence("play.not-playable", ["lesson": lesson])
  }
  /// It wasn't said which events to play.
  package static func playEventsMissing(lesson: Int) -> Sentence {
    Sentence("play.events-missing", ["lesson": lesson])
  }
  /// A line of the file is no event; this is how one looks.
  package static func historyNoEvent(
    file: String, line: Int, example: String
  ) -> Sentence {
    Sentence("history.no-event", ["file": file, "line": line, "example": example])
  }
  /// A line of the file names an event that the lesson doesn't have; it has these.
  package static func historyUnknownEvent(
    file: String, line: Int, name: String, names: String
  ) -> Sentence {
    Sentence(
      "history.unknown-event", ["file": file, "line": line, "name": name, "names": names])
  }
  /// A line of the file gives an event other values than it takes; this is how it looks.
  package static func historyWrongValues(
    file: String, line: Int, name: String, example: String
  ) -> Sentence {
    Sentence(
      "history.wrong-values", ["file": file, "line": line, "name": name, "example": example])
  }
  /// A line of the file says that its events belong to another lesson.
  package static func historyOtherLesson(file: String, line: Int, lesson: String) -> Sentence {
    Sentence("history.other-lesson", ["file": file, "line": line, "lesson": lesson])
  }
  /// A line of the file says that it is of a version that this workbook can't read.
  package static func historyOtherVersion(file: String, line: Int, version: Int) -> Sentence {
    Sentence("history.other-version", ["file": file, "line": line, "version": version])
  }
  /// What the input is called where a file would have its name.
  package static let historyInput = Sentence("history.input")
  /// A file can't be read as a history at all.
  package static func historyUnreadable(file: String) -> Sentence {
    Sentence("history.unreadable", ["file": file])
  }
}
