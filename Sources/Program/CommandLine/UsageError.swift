import Curriculum
import Interface
import Terminal

enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: CommandName, suggestion: String?)
  case valueMissing(Option, command: CommandName)
  case badValue(String, of: Option, command: CommandName)
  case unexpected(String, command: CommandName)
  case exclusive(String, String, command: CommandName)
  case lessonMissing(CommandName)
  case lesson(LessonNameError, command: CommandName)
  /// The path of a file that belongs to no lesson of this workbook.
  case lessonElsewhere(String, command: CommandName)
  case noLessonsFolder(String, command: CommandName)
  case fileMissing(CommandName)
  /// A function that the file doesn't have.
  case unknownFunction(String, suggestion: String?, command: CommandName)
  case shellMissing
  case unknownShell(String, suggestion: String?)
  case taskMissing(CommandName)
  case unknownTask(String, suggestion: String?, command: CommandName)
  /// Something has to follow it.
  case incompleteTask(TaskForm, command: CommandName)
  /// An option that belongs to another task.
  case notForTask(String, task: String, command: CommandName)
  /// An option that a task can't do without.
  case optionMissing(Option, task: String, command: CommandName)
  case unknownPipeline(String, suggestion: String?)
  /// The codes of those that the workbook speaks.
  case unknownLanguage(String, known: [String])

  /// Whether a lesson was called by a name that it doesn't have.
  var isAboutName: Bool {
    switch self {
    case .lesson, .lessonElsewhere: true
    default: false
    }
  }

  /// The command that was meant, as far as that is known.
  var command: CommandName {
    switch self {
    case .unknownCommand, .unknownLanguage: .menu
    case .unknownOption(_, let command, _), .valueMissing(_, let command),
      .badValue(_, _, let command), .unexpected(_, let command), .exclusive(_, _, let command),
      .lessonMissing(let command), .lesson(_, let command), .lessonElsewhere(_, let command),
      .noLessonsFolder(_, let command), .fileMissing(let command),
      .unknownFunction(_, _, let command), .taskMissing(let command),
      .unknownTask(_, _, let command), .incompleteTask(_, let command),
      .notForTask(_, _, let command), .optionMissing(_, _, let command):
      command
    case .shellMissing, .unknownShell: .completions
    case .unknownPipeline: .class
    }
  }
}

extension Words {
  func text(of error: UsageError) -> String {
    let command = error.command
    var suggestion: String?
    let text: String
    switch error {
    case .unknownCommand(let name, let nearest):
      text = self("usage.unknown-command", ["name": name])
      suggestion = nearest
    case .unknownOption(let name, _, let nearest):
      text = self("usage.unknown-option", ["command": command.title, "name": name])
      suggestion = nearest
    case .valueMissing(let option, _):
      text = self("usage.value-missing", ["option": option.flag, "form": option.form])
    case .badValue(let value, let option, _):
      text = self(Sentence(wrong: value, of: option))
    case .unexpected(let name, _):
      text = self("usage.unexpected", ["name": name, "command": command.title])
    case .exclusive(let first, let second, _):
      text = self("usage.exclusive", ["first": first, "second": second])
    case .lessonMissing: text = self("usage.lesson-missing", ["command": command.rawValue])
    case .lesson(.unknown(let name, let nearest, let last), _):
      text = self("usage.unknown-lesson", ["name": name, "last": last])
      suggestion = nearest
    case .lesson(.ambiguous(let name, let candidates), _):
      text = self("usage.ambiguous-lesson", ["name": name, "candidates": list(candidates)])
    case .lessonElsewhere(let path, _): text = self("usage.lesson-elsewhere", ["path": path])
    case .noLessonsFolder(let path, _): text = self("usage.no-lessons-folder", ["path": path])
    case .fileMissing: text = self("usage.file-missing", ["command": command.rawValue])
    case .unknownFunction(let name, let nearest, _):
      text = self("usage.unknown-function", ["name": name])
      suggestion = nearest
    case .shellMissing: text = self("usage.shell-missing")
    case .unknownShell(let name, let nearest):
      text = self("usage.unknown-shell", ["name": name])
      suggestion = nearest
    case .taskMissing(let command):
      text = self("usage.task-missing", ["form": "\(command.rawValue) \(command.tasks[0].form)"])
    case .unknownTask(let name, let nearest, let command):
      let known = list(command.tasks.map { "`\($0.word)`" })
      text = self("usage.unknown-task", ["name": name, "command": command.title, "known": known])
      suggestion = nearest
    case .incompleteTask(let task, let command):
      text = self("usage.incomplete-task", ["form": "\(command.rawValue) \(task.form)"])
    case .notForTask(let option, let task, let command):
      text = self("usage.unknown-option", ["command": "\(command.title) \(task)", "name": option])
    case .optionMissing(let option, let task, let command):
      text = self(
        "usage.option-missing",
        [
          "command": "\(command.title) \(task)", "form": option.form,
          "meaning": self("option.\(option.rawValue)"),
        ])
    case .unknownLanguage(let name, let known):
      text = self("usage.unknown-language", ["name": name, "known": list(known.map { "`\($0)`" })])
    case .unknownPipeline(let name, let nearest):
      text = self("usage.unknown-pipeline", ["name": name])
      suggestion = nearest
    }
    let name = command == .menu ? "" : " \(command.rawValue)"
    var more = suggestion.map { self("usage.suggestion", ["suggestion": $0]) }
    // The names of the lessons are no question of how a command is called.
    if more == nil, !error.isAboutName { more = self("usage.see-help", ["command": name]) }
    return visible(controlCharactersIn: sentences([text, more ?? ""]))
  }
}

extension Sentence {
  init(wrong value: String, of option: Option) {
    self =
      switch option.value {
      case .seconds: Sentence("usage.bad-seconds", ["value": value])
      case .number: Sentence("usage.bad-number", ["value": value])
      case .oneOf, .file, .folder, .name, .language, .count, .range, .part, nil:
        Sentence("usage.bad-choice", ["value": value, "form": option.form])
      }
  }
}

extension CommandName {
  /// What somebody probably meant who typed this in a command's place.
  static func suggestion(for word: String) -> String? {
    if Int(word) != nil { return "read \(word)" }
    let known = offered.map(\.rawValue)
    return synonyms[word.lowercased()] ?? nearestWord(to: word, in: known)
  }

  /// What somebody probably meant who typed this in an option's place.
  func suggestion(forOption word: String) -> String? {
    let known = options.map(\.flag)
    let others = Self.optionSynonyms[word] ?? Self.optionSynonyms[word.lowercased()] ?? []
    return others.first { known.contains(String($0.prefix { $0 != " " })) }
      ?? nearestWord(to: word, in: known)
  }

  private static let synonyms = [
    "answer": "solution", "cat": "read", "check": "test", "clue": "hint", "complete": "completions",
    "diagnose": "doctor", "follow": "watch", "grade": "test", "lessons": "list", "ls": "list",
    "open": "read", "progress": "list", "restore": "reset", "revert": "reset", "run": "test",
    "show": "read", "solve": "solution", "status": "list", "text": "read", "tip": "hint",
    "undo": "reset", "verify": "test", "version": "--version",
  ]

  /// What other programs call them; of several, the first that the command has.
  private static let optionSynonyms = [
    "--colour": ["--color"], "--dir": ["--lessons"], "--every": ["--all"],
    "--force": ["--yes", "--anyway"], "--no-color": ["--color never"],
    "--no-colour": ["--color never"], "--show": ["--anyway"], "--verbose": ["--full"],
    "-V": ["--version"], "-a": ["--all"], "-f": ["--yes", "--anyway"], "-j": ["--json"],
    "-s": ["--seed"], "-t": ["--timeout"], "-v": ["--full", "--version"], "-y": ["--yes"],
  ]
}
