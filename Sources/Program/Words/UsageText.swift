import Interface
import Terminal

extension Words {
  /// What is said about a command line that can't be understood.
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
