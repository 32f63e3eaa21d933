import Curriculum

/// A command line, understood.
struct Invocation: Equatable, Sendable {
  var command: CommandName
  /// The lessons as they were typed.
  var lessons: [String] = []
  var options: Set<Option> = []
  var values: [Option: String] = [:]

  /// - Parameter arguments: without the name of the program.
  init(arguments: [String]) throws(UsageError) {
    var arguments = arguments[...]
    command = .menu
    if let first = arguments.first, !first.hasPrefix("-") {
      arguments.removeFirst()
      guard let command = CommandName(rawValue: first) else {
        if first == "help" {
          self = try Invocation(arguments: Array(arguments) + [Option.help.flag])
          return
        }
        let names = CommandName.allCases.map(\.rawValue)
        throw .unknownCommand(first, suggestion: nearestWord(to: first, in: names))
      }
      self.command = command
    }
    while let argument = arguments.popFirst() {
      if argument.hasPrefix("-"), argument.count > 1 {
        try takeOption(argument, &arguments)
      } else {
        lessons.append(argument)
      }
    }
    guard !options.contains(.help) else { return }
    guard lessons.count <= command.lessons.upperBound else {
      throw .unexpected(lessons[command.lessons.upperBound], command: command)
    }
    guard lessons.count >= command.lessons.lowerBound else { throw .lessonMissing(command) }
  }

  private mutating func takeOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? Option.help.flag : String(parts[0])
    guard let option = command.options.first(where: { $0.flag == name }) else {
      let suggestion = nearestWord(to: name, in: command.options.map(\.flag))
      throw .unknownOption(name, command: command, suggestion: suggestion)
    }
    options.insert(option)
    if option.takesValue {
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
        throw .valueMissing(option)
      }
      values[option] = value
    } else if parts.count > 1 {
      throw .unexpected(argument, command: command)
    }
  }
}

/// Why a command line can't be understood.
enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: CommandName, suggestion: String?)
  case valueMissing(Option)
  case badTimeout(String)
  case badSeed(String)
  case unexpected(String, command: CommandName)
  case lessonMissing(CommandName)
  case lesson(LessonNameError)
  case noLessonsFolder(String)
}
