/// What stands on the whole screen.
extension Sentence {
  static func windowTooSmall(columns: Int, rows: Int) -> Sentence {
    Sentence("window.too-small", ["columns": columns, "rows": rows])
  }
  static func windowStepChecks(count: Int) -> Sentence {
    Sentence("window.step-checks", ["count": count])
  }
  static func windowAttempts(count: Int) -> Sentence {
    Sentence("window.attempts", ["count": count])
  }
  static func windowHints(count: Int) -> Sentence { Sentence("window.hints", ["count": count]) }
  static func windowMinutes(count: Int) -> Sentence { Sentence("window.minutes", ["count": count]) }
  static func windowHours(count: Int) -> Sentence { Sentence("window.hours", ["count": count]) }
  static func windowDays(count: Int) -> Sentence { Sentence("window.days", ["count": count]) }
  static let windowRecalled = Sentence("window.recalled")
  static let windowTextEnd = Sentence("window.text-end")
  static func windowQuestion(choices: String) -> Sentence {
    Sentence("window.question", ["choices": choices])
  }
  static let windowOpenQuestion = Sentence("window.open-question")
  static let windowValueQuestion = Sentence("window.value-question")
  static func windowQuestionAgain(choices: String) -> Sentence {
    Sentence("window.question-again", ["choices": choices])
  }
  static let windowValueQuestionAgain = Sentence("window.value-question-again")
  static func windowStepCount(passed: Int, total: Int) -> Sentence {
    Sentence("window.step-count", ["passed": passed, "total": total])
  }
  static let windowContents = Sentence("window.contents")
  static let windowSearchTitle = Sentence("window.search-title")
  static func windowSearchCount(count: Int) -> Sentence {
    Sentence("window.search-count", ["count": count])
  }
  static let windowSolution = Sentence("window.solution")
  static let windowCheckPasses = Sentence("window.check-passes")
  static let windowCheckWaits = Sentence("window.check-waits")
  static func windowBrief(file: String) -> Sentence { Sentence("window.brief", ["file": file]) }
  static func windowBriefChanged(file: String) -> Sentence {
    Sentence("window.brief-changed", ["file": file])
  }
  static func windowChanged(file: String) -> Sentence { Sentence("window.changed", ["file": file]) }
  static func windowEdited(file: String) -> Sentence { Sentence("window.edited", ["file": file]) }
  static let windowSolutionRefused = Sentence("window.solution-refused")
  static func windowResetQuestion(lesson: Int) -> Sentence {
    Sentence("window.reset-question", ["lesson": lesson])
  }
  static func windowSolutionQuestion(lesson: Int) -> Sentence {
    Sentence("window.solution-question", ["lesson": lesson])
  }
  static let windowUndo = Sentence("window.undo")
  static func windowEditing(file: String) -> Sentence { Sentence("window.editing", ["file": file]) }
  static let windowStrongestHint = Sentence("window.strongest-hint")
  static let windowVerdictFirst = Sentence("window.verdict-first")
  static let windowUntouched = Sentence("window.untouched")
  static let windowSame = Sentence("window.same")
  static func windowWatchStarted(number: Int) -> Sentence {
    Sentence("window.watch-started", ["number": number])
  }
  static func windowWatchMoved(number: Int, from: Int) -> Sentence {
    Sentence("window.watch-moved", ["number": number, "from": from])
  }
  static func windowWatchStopped(number: Int) -> Sentence {
    Sentence("window.watch-stopped", ["number": number])
  }
  static func windowMore(count: Int) -> Sentence { Sentence("window.more", ["count": count]) }
  static func windowAbove(count: Int) -> Sentence { Sentence("window.above", ["count": count]) }
  static func windowNextLesson(number: Int, title: String) -> Sentence {
    Sentence("window.next-lesson", ["number": number, "title": title])
  }
  static func windowWatching(number: Int) -> Sentence {
    Sentence("window.watching", ["number": number])
  }
  static func windowAllPassed(total: Int) -> Sentence {
    Sentence("window.all-passed", ["total": total])
  }
  static let windowMenuNextUntouched = Sentence("window.menu-next-untouched")
  static let windowMenuNextBegun = Sentence("window.menu-next-begun")
  static let windowMenuNextChanged = Sentence("window.menu-next-changed")
  static let windowMenuNextUnreadable = Sentence("window.menu-next-unreadable")
  static func windowMenuGoingOn(number: Int, title: String) -> Sentence {
    Sentence("window.menu-going-on", ["number": number, "title": title])
  }
  static let windowHelpTitle = Sentence("window.help-title")
  static let windowHelpMenu = Sentence("window.help-menu")
  static let windowHelpReader = Sentence("window.help-reader")
  static let windowHelpLesson = Sentence("window.help-lesson")
  static let windowHelpContents = Sentence("window.help-contents")
  static let windowHelpDraft = Sentence("window.help-draft")
  static let windowHelpEverywhere = Sentence("window.help-everywhere")
  static let windowHelpHelp = Sentence("window.help-help")
  static let windowHelpLines = Sentence("window.help-lines")
}
