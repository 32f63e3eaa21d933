import Curriculum
import Interface
import Terminal

/// Why a command line can't be understood.
struct UsageError: Error, Equatable, Sendable {
  var fault: Fault
  /// The command that was typed; `menu` if that isn't known.
  var command: CommandName
  /// The task that was typed, if the message names it.
  var task: String?
  /// A correction to offer.
  var suggestion: String?

  init(
    _ fault: Fault, _ command: CommandName = .menu, task: String? = nil, suggestion: String? = nil
  ) {
    (self.fault, self.command, self.task, self.suggestion) = (fault, command, task, suggestion)
  }

  enum Fault: Equatable, Sendable {
    case unknownCommand(name: String)
    case unknownOption(name: String)
    case valueMissing(option: String, form: String)
    case badSeconds(value: String)
    case badNumber(value: String)
    case badChoice(value: String, form: String)
    case unexpected(name: String)
    case exclusive(first: String, second: String)
    case lessonMissing
    case unknownLesson(name: String, last: Int)
    case ambiguousLesson(name: String, candidates: [String])
    /// A path to a file outside this workbook's lessons.
    case lessonElsewhere(path: String)
    case noLessonsFolder(path: String)
    case fileMissing
    case unknownFunction(name: String)
    case shellMissing
    case unknownShell(name: String)
    case taskMissing(form: String)
    case unknownTask(name: String, known: [String])
    case incompleteTask(form: String)
    /// An option that the task requires is missing.
    case optionMissing(Option)
    case unknownPipeline(name: String)
    /// `known` are the codes of the available languages.
    case unknownLanguage(name: String, known: [String])

    init(bad value: String, of option: Option) {
      self =
        switch option.value {
        case .seconds: .badSeconds(value: value)
        case .number: .badNumber(value: value)
        default: .badChoice(value: value, form: option.form)
        }
    }
  }
}

extension UsageError.Fault: SentenceKey { package static let heading = "usage." }

extension Words {
  func text(of error: UsageError) -> String {
    let command = error.command
    var values = ["command": [command.title, error.task].compactMap(\.self).joined(separator: " ")]
    // For faults about a lesson's name the help of the command is of no use.
    var isAboutName = false
    switch error.fault {
    case .unknownLesson, .lessonElsewhere: isAboutName = true
    case .ambiguousLesson(_, let candidates):
      isAboutName = true
      values["candidates"] = list(candidates)
    case .unknownTask(_, let known), .unknownLanguage(_, let known):
      values["known"] = list(known.map { "`\($0)`" })
    case .optionMissing(let option):
      values["form"] = option.form
      values["meaning"] = self("option.\(option.rawValue)")
    default: break
    }
    var more = error.suggestion.map { self("usage.suggestion", ["suggestion": $0]) }
    if more == nil, !isAboutName {
      more = self("usage.see-help", ["command": called(command.title)])
    }
    let text = self(Sentence(error.fault, values))
    return visible(controlCharactersIn: sentences([text, more ?? ""]))
  }
}

extension CommandName {
  /// The command to suggest for an unknown word in a command's place.
  static func suggestion(for word: String) -> String? {
    if Int(word) != nil { return "read \(word)" }
    let known = offered.map(\.rawValue)
    return synonyms[word.lowercased()] ?? nearestWord(to: word, in: known)
  }

  /// The option to suggest for an unknown option of this command.
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

  /// Other programs' names for options; the first replacement that exists is suggested.
  private static let optionSynonyms = [
    "--colour": ["--color"], "--dir": ["--lessons"], "--every": ["--all"],
    "--force": ["--yes", "--anyway"], "--no-color": ["--color never"],
    "--no-colour": ["--color never"], "--show": ["--anyway"], "--verbose": ["--full"],
    "-V": ["--version"], "-a": ["--all"], "-f": ["--yes", "--anyway"], "-j": ["--json"],
    "-s": ["--seed"], "-t": ["--timeout"], "-v": ["--full", "--version"], "-y": ["--yes"],
  ]
}
