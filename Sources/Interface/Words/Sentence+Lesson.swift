/// A lesson: its text, its hints, its solution, and its file.
extension Sentence {
  /// A lesson's number and title, as a heading.
  package static func lessonTitle(number: Int, title: String) -> Sentence {
    Sentence("lesson.title", ["number": number, "title": title])
  }
  static func lessonPassed(number: Int, title: String) -> Sentence {
    Sentence("lesson.passed", ["number": number, "title": title])
  }
  static func lessonChanged(file: String) -> Sentence { Sentence("lesson.changed", ["file": file]) }
  static let lessonReady = Sentence("lesson.ready")
  /// A lesson is being graded.
  package static func lessonGrading(number: Int) -> Sentence {
    Sentence("lesson.grading", ["number": number])
  }
  static let lessonKeys = Sentence("lesson.keys")
  static func lessonEdited(file: String) -> Sentence { Sentence("lesson.edited", ["file": file]) }

  static func readerQuestion(choices: String) -> Sentence {
    Sentence("reader.question", ["choices": choices])
  }
  static let readerOpenQuestion = Sentence("reader.open-question")
  static let readerValueQuestion = Sentence("reader.value-question")
  static func readerQuestionAgain(choices: String) -> Sentence {
    Sentence("reader.question-again", ["choices": choices])
  }
  static let readerValueQuestionAgain = Sentence("reader.value-question-again")
  static func readerRejected(choices: String) -> Sentence {
    Sentence("reader.rejected", ["choices": choices])
  }
  static let readerOpenRejected = Sentence("reader.open-rejected")
  static let readerRight = Sentence("reader.right")
  static func readerWrong(right: String) -> Sentence { Sentence("reader.wrong", ["right": right]) }
  static let readerNotYet = Sentence("reader.not-yet")
  static let readerWrongValue = Sentence("reader.wrong-value")
  /// Which of the answers at the end of the text belongs to a question.
  package static func readerAnswerBelow(number: Int) -> Sentence {
    Sentence("reader.answer-below", ["number": number])
  }
  /// What the answers at the end of the text stand below.
  package static let readerAnswers = Sentence("reader.answers")
  static let readerReturned = Sentence("reader.returned")
  static let readerRecalled = Sentence("reader.recalled")
  static let readerContents = Sentence("reader.contents")
  static let readerContentsKeys = Sentence("reader.contents-keys")
  static let readerPause = Sentence("reader.pause")
  static let readerEnd = Sentence("reader.end")

  static let hintNothingFails = Sentence("hint.nothing-fails")
  static func hintCounter(strength: Int, count: Int) -> Sentence {
    Sentence("hint.counter", ["strength": strength, "count": count])
  }
  /// What a hint is about.
  static func hintFor(number: Int, check: String) -> Sentence {
    Sentence("hint.for", ["number": number, "check": check])
  }
  /// How to get a stronger hint.
  package static func hintNext(lesson: Int) -> Sentence {
    Sentence("hint.next", ["lesson": lesson])
  }
  /// That was the strongest hint; what to do then.
  package static func hintNoMore(lesson: Int) -> Sentence {
    Sentence("hint.no-more", ["lesson": lesson])
  }

  /// The solution isn't shown before the lesson passes.
  package static func solutionRefused(lesson: Int) -> Sentence {
    Sentence("solution.refused", ["lesson": lesson])
  }
  static func solutionQuestion(lesson: Int) -> Sentence {
    Sentence("solution.question", ["lesson": lesson])
  }

  /// Asks whether the stub is to be put back.
  package static func resetQuestion(lesson: Int) -> Sentence {
    Sentence("reset.question", ["lesson": lesson])
  }
  /// A question was answered with no, and nothing was changed.
  package static let resetCancelled = Sentence("reset.cancelled")
  static func resetDone(backup: String) -> Sentence { Sentence("reset.done", ["backup": backup]) }
  static let resetDoneWithoutBackup = Sentence("reset.done-without-backup")
  /// How to undo the reset.
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

  /// An environment's variable names the editor.
  package static func editorVariable(variable: String) -> Sentence {
    Sentence("editor.variable", ["variable": variable])
  }
  /// The terminal that the workbook runs in is the editor's own.
  package static let editorTerminal = Sentence("editor.terminal")
  /// It is the editor because nothing names another.
  package static let editorStandard = Sentence("editor.standard")
  /// A file is open in an editor, which has to be closed to go on.
  package static func editorWaiting(file: String, editor: String) -> Sentence {
    Sentence("editor.waiting", ["file": file, "editor": editor])
  }
  /// How to have an exercise again that can't be read.
  package static let editorStub = Sentence("editor.stub")
}
