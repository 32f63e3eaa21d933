/// The list of lessons, and where a learner stands in each.
extension Sentence {
  /// What the language is called: codes, locales and names, separated by spaces.
  package static let languageNames = Sentence("language.names")
  /// The name of the workbook.
  package static let menuTitle = Sentence("menu.title")
  static let menuHello = Sentence("menu.hello")
  static let menuHelloLines = Sentence("menu.hello-lines")
  static func menuTime(time: String) -> Sentence { Sentence("menu.time", ["time": time]) }
  static func menuLeft(count: Int) -> Sentence { Sentence("menu.left", ["count": count]) }
  static let menuKeys = Sentence("menu.keys")
  static func menuNextUntouched(number: Int, title: String) -> Sentence {
    Sentence("menu.next-untouched", ["number": number, "title": title])
  }
  static func menuNextBegun(number: Int, title: String) -> Sentence {
    Sentence("menu.next-begun", ["number": number, "title": title])
  }
  static let menuAllPassed = Sentence("menu.all-passed")
  static func menuGoingOn(number: Int, title: String) -> Sentence {
    Sentence("menu.going-on", ["number": number, "title": title])
  }
  static func menuNextLesson(next: Int) -> Sentence { Sentence("menu.next-lesson", ["next": next]) }
  static func menuNextPart(next: Int) -> Sentence { Sentence("menu.next-part", ["next": next]) }
  static func menuNextEdit(lesson: Int) -> Sentence {
    Sentence("menu.next-edit", ["lesson": lesson])
  }
  static func menuNextTest(file: String) -> Sentence { Sentence("menu.next-test", ["file": file]) }
  static func menuNextStuck(file: String) -> Sentence {
    Sentence("menu.next-stuck", ["file": file])
  }
  static func menuNextHint(file: String) -> Sentence { Sentence("menu.next-hint", ["file": file]) }
  static let menuNextAgain = Sentence("menu.next-again")
  static let menuNextReset = Sentence("menu.next-reset")
  /// Nobody can type, so the lessons are only listed.
  package static let menuNoInput = Sentence("menu.no-input")
  /// What stands before a typed line.
  package static let menuPrompt = Sentence("menu.prompt")

  static let statusUntouched = Sentence("status.untouched")
  static let statusChanged = Sentence("status.changed")
  static let statusDoesNotCompile = Sentence("status.does-not-compile")
  static let statusIncomplete = Sentence("status.incomplete")
  static let statusPassed = Sentence("status.passed")
  static let statusUnreadable = Sentence("status.unreadable")

  static let signPassed = Sentence("sign.passed")
  static let signFailed = Sentence("sign.failed")
  static let signBegun = Sentence("sign.begun")
  static let signNotMade = Sentence("sign.not-made")
  static let signWaiting = Sentence("sign.waiting")

  static func memoryPassed(date: String) -> Sentence { Sentence("memory.passed", ["date": date]) }
  static func memoryPassedUntested(date: String) -> Sentence {
    Sentence("memory.passed-untested", ["date": date])
  }
  static func memoryRow(status: String, date: String) -> Sentence {
    Sentence("memory.row", ["status": status, "date": date])
  }
  static func memoryTested(passed: Int, total: Int) -> Sentence {
    Sentence("memory.tested", ["passed": passed, "total": total])
  }
}
