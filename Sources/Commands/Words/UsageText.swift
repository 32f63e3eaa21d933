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
      text = self(.usageUnknownCommand(name: name))
      suggestion = nearest
    case .unknownOption(let name, _, let nearest):
      text = self(.usageUnknownOption(command: command.title, name: name))
      suggestion = nearest
    case .valueMissing(let option, _):
      text = self(.usageValueMissing(option: option.flag, form: option.form))
    case .badValue(let value, let option, _):
      text = self(Sentence(wrong: value, of: option))
    case .unexpected(let name, _):
      text = self(.usageUnexpected(name: name, command: command.title))
    case .exclusive(let first, let second, _):
      text = self(.usageExclusive(first: first, second: second))
    case .lessonMissing: text = self(.usageLessonMissing(command: command.rawValue))
    case .lesson(.unknown(let name, let nearest, let last), _):
      text = self(.usageUnknownLesson(name: name, last: last))
      suggestion = nearest
    case .lesson(.ambiguous(let name, let candidates), _):
      text = self(
        .usageAmbiguousLesson(name: name, candidates: list(candidates)))
    case .lessonElsewhere(let path, _): text = self(.usageLessonElsewhere(path: path))
    case .noLessonsFolder(let path, _): text = self(.usageNoLessonsFolder(path: path))
    case .fileMissing: text = self(.usageFileMissing(command: command.rawValue))
    case .unknownFunction(let name, let nearest, _):
      text = self(.usageUnknownFunction(name: name))
      suggestion = nearest
    case .shellMissing: text = self(.usageShellMissing)
    case .unknownShell(let name, let nearest):
      text = self(.usageUnknownShell(name: name))
      suggestion = nearest
    case .taskMissing(let command):
      text = self(.usageTaskMissing(form: "\(command.rawValue) \(command.tasks[0].form)"))
    case .unknownTask(let name, let nearest, let command):
      let known = list(command.tasks.map { "`\($0.word)`" })
      text = self(.usageUnknownTask(name: name, command: command.title, known: known))
      suggestion = nearest
    case .incompleteTask(let task, let command):
      text = self(.usageIncompleteTask(form: "\(command.rawValue) \(task.form)"))
    case .notForTask(let option, let task, let command):
      text = self(.usageUnknownOption(command: "\(command.title) \(task)", name: option))
    case .optionMissing(let option, let task, let command):
      text = self(
        .usageOptionMissing(
          command: "\(command.title) \(task)", form: option.form,
          meaning: self(Sentence(meaningOf: option))))
    case .unknownLanguage(let name, let known):
      text = self(.usageUnknownLanguage(name: name, known: list(known.map { "`\($0)`" })))
    case .unknownPipeline(let name, let nearest):
      text = self(.usageUnknownPipeline(name: name))
      suggestion = nearest
    }
    let name = command == .menu ? "" : " \(command.rawValue)"
    var more = suggestion.map { self(.usageSuggestion(suggestion: $0)) }
    // The names of the lessons are no question of how a command is called.
    if more == nil, !error.isAboutName { more = self(.usageSeeHelp(command: name)) }
    return visible(controlCharactersIn: sentences([text, more ?? ""]))
  }
}
