import Curriculum

/// Why a command line can't be understood.
enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: CommandName, suggestion: String?)
  case valueMissing(Option, command: CommandName)
  case badValue(String, of: Option, command: CommandName)
  case unexpected(String, command: CommandName)
  /// Two things that exclude each other.
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
