/// A lesson: its text, its hints, its solution, and its file.
extension Sentence {
  package static func lessonTitle(number: Int, title: String) -> Sentence {
    Sentence("lesson.title", ["number": number, "title": title])
  }
  static func lessonPassed(number: Int, title: String) -> Sentence {
    Sentence("lesson.passed", ["number": number, "title": title])
  }
  static func lessonChanged(file: String) -> Sentence { Sentence("lesson.changed", ["file": file]) }
  static let lessonReady = Sentence("lesson.ready")
  package static func lessonGrading(number: Int) -> Sentence {
    Sentence("lesson.grading", ["number": number])
  }
  static let lessonKeys = Sentence("lesson.keys")
  static func lessonEdited(file: String) -> Sentence { Sentence("lesson.edited", ["file": file]) }

  static func readerQuestion(choices: String) -> Sentence {
    Sentence("reader.question", ["choices": choices])
  }
  static let readerOpenQuestion = Sentence("reader.open-question")
  static func readerRejected(choices: String) -> Sentence {
    Sentence("reader.rejected", ["choices": choices])
  }
  static let readerOpenRejected = Sentence("reader.open-rejected")
  static let readerRight = Sentence("reader.right")
  static func readerWrong(right: String) -> Sentence { Sentence("reader.wrong", ["right": right]) }
  static let readerReturned = Sentence("reader.returned")
  static let readerContents = Sentence("reader.contents")
  static let readerContentsKeys = Sentence("reader.contents-keys")
  static let readerPause = Sentence("reader.pause")
  static let readerEnd = Sentence("reader.end")

  static let hintNothingFails = Sentence("hint.nothing-fails")
  static func hintCounter(strength: Int, count: Int) -> Sentence {
    Sentence("hint.counter", ["strength": strength, "count": count])
  }
  package static func hintNext(lesson: Int) -> Sentence {
    Sentence("hint.next", ["lesson": lesson])
  }
  package static func hintNoMore(lesson: Int) -> Sentence {
    Sentence("hint.no-more", ["lesson": lesson])
  }

  package static func solutionRefused(lesson: Int) -> Sentence {
    Sentence("solution.refused", ["lesson": lesson])
  }
  static func solutionQuestion(lesson: Int) -> Sentence {
    Sentence("solution.question", ["lesson": lesson])
  }

  package static func resetQuestion(lesson: Int) -> Sentence {
    Sentence("reset.question", ["lesson": lesson])
  }
  package static let resetCancelled = Sentence("reset.cancelled")
  static func resetDone(backup: String) -> Sentence { Sentence("reset.done", ["backup": backup]) }
  static let resetDoneWithoutBackup = Sentence("reset.done-without-backup")
  package static func resetUndo(lesson: Int) -> Sentence {
    Sentence("reset.undo", ["lesson": lesson])
  }
  static func resetUndone(lesson: Int, backup: String) -> Sentence {
    Sentence("reset.undone", ["lesson": lesson, "backup": backup])
  }
  static func resetUndoneWithoutBackup(lesson: Int) -> Sentence {
    Sentence("reset.undone-without-backup", ["lesson": lesson])
  }
  static func resetNothingToUndo(lesson: Int) -> Sentence {
    Sentence("reset.nothing-to-undo", ["lesson": lesson])
  }

  package static func editorVariable(variable: String) -> Sentence {
    Sentence("editor.variable", ["variable": variable])
  }
  package static let editorTerminal = Sentence("editor.terminal")
  package static let editorStandard = Sentence("editor.standard")
  package static func editorWaiting(file: String, editor: String) -> Sentence {
    Sentence("editor.waiting", ["file": file, "editor": editor])
  }
  package static let editorStub = Sentence("editor.stub")
}
