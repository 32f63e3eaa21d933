/// What is typed in the menu of lines, and what is read aloud.
extension Sentence {
  static func notUnderstood(text: String) -> Sentence {
    Sentence("lines.not-understood", ["text": text])
  }
  static func notUnderstoodSuggestion(text: String, suggestion: String) -> Sentence {
    Sentence("lines.suggestion", ["text": text, "suggestion": suggestion])
  }
  static func notANumber(command: String) -> Sentence {
    Sentence("lines.not-a-number", ["command": command])
  }
  static func tooMuch(command: String) -> Sentence {
    Sentence("lines.too-much", ["command": command])
  }
  static func noLesson(number: Int, last: Int) -> Sentence {
    Sentence("lines.no-lesson", ["number": number, "last": last])
  }
  static func notInList(number: Int, last: Int) -> Sentence {
    Sentence("lines.not-in-list", ["number": number, "last": last])
  }
  static func notHere(command: String) -> Sentence {
    Sentence("lines.not-here", ["command": command])
  }
  static let linesHelp = Sentence("lines.help")
  static let linesHelpLessons = Sentence("lines.help-lessons")
  static let linesHelpText = Sentence("lines.help-text")
  static let linesHelpEverywhere = Sentence("lines.help-everywhere")
  static let linesEnter = Sentence("lines.enter")
  static let linesChoice = Sentence("lines.choice")

  static let lineRead = Sentence("line.read")
  static let lineTest = Sentence("line.test")
  static let lineVerdict = Sentence("line.verdict")
  static let lineFull = Sentence("line.full")
  static let lineHint = Sentence("line.hint")
  static let lineWhy = Sentence("line.why")
  static let lineEdit = Sentence("line.edit")
  static let lineWatch = Sentence("line.watch")
  static let linePlay = Sentence("line.play")
  static let lineRun = Sentence("line.run")
  static let lineSolution = Sentence("line.solution")
  static let lineReset = Sentence("line.reset")
  static let lineUndo = Sentence("line.undo")
  static let lineAnswer = Sentence("line.answer")
  static let lineNext = Sentence("line.next")
  static let linePrevious = Sentence("line.previous")
  static let lineContents = Sentence("line.contents")
  static let lineSearch = Sentence("line.search")
  static let lineOpen = Sentence("line.open")
  static let lineLanguage = Sentence("line.language")
  static let lineMenu = Sentence("line.menu")
  static let lineHelp = Sentence("line.help")
  static let lineQuit = Sentence("line.quit")

  static func plainProgress(title: String, passed: Int, total: Int) -> Sentence {
    Sentence("plain.progress", ["title": title, "passed": passed, "total": total])
  }
  static func plainRow(number: Int, title: String, status: String) -> Sentence {
    Sentence("plain.row", ["number": number, "title": title, "status": status])
  }
  static func plainChosenRow(number: Int, title: String, status: String) -> Sentence {
    Sentence("plain.chosen-row", ["number": number, "title": title, "status": status])
  }
  static func plainHint(strength: Int, count: Int, title: String) -> Sentence {
    Sentence("plain.hint", ["strength": strength, "count": count, "title": title])
  }
  static let plainPrinted = Sentence("plain.printed")
  static func plainExpected(value: String) -> Sentence {
    Sentence("plain.expected", ["value": value])
  }
  static func plainYours(value: String) -> Sentence { Sentence("plain.yours", ["value": value]) }
  static func plainResult(number: Int, lesson: Int, title: String, section: String, line: String)
    -> Sentence
  {
    Sentence(
      "plain.result",
      ["number": number, "lesson": lesson, "title": title, "section": section, "line": line])
  }
  static func plainResultHeading(number: Int, lesson: Int, title: String, section: String)
    -> Sentence
  {
    Sentence(
      "plain.result-heading",
      ["number": number, "lesson": lesson, "title": title, "section": section])
  }
  static let plainResultsKeys = Sentence("plain.results-keys")
  static func plainDrawing(count: Int) -> Sentence { Sentence("plain.drawing", ["count": count]) }
  /// Said before what is in order, where there are only words.
  package static let plainFine = Sentence("plain.fine")
  /// Said before what is not in order, where there are only words.
  package static let plainError = Sentence("plain.error")
}

extension Sentence {
  /// The one that explains what can be typed.
  init(explaining command: LineCommand) {
    self =
      switch command {
      case .read: .lineRead
      case .test: .lineTest
      case .verdict: .lineVerdict
      case .full: .lineFull
      case .hint: .lineHint
      case .why: .lineWhy
      case .edit: .lineEdit
      case .watch: .lineWatch
      case .play: .linePlay
      case .run: .lineRun
      case .solution: .lineSolution
      case .reset: .lineReset
      case .undo: .lineUndo
      case .contents: .lineContents
      case .next: .lineNext
      case .previous: .linePrevious
      case .answer: .lineAnswer
      case .search: .lineSearch
      case .open: .lineOpen
      case .language: .lineLanguage
      case .menu: .lineMenu
      case .help: .lineHelp
      case .quit: .lineQuit
      }
  }
}
