import Curriculum
import Terminal

/// A command line, understood.
struct Invocation: Equatable, Sendable {
  var command: CommandName
  /// The lessons as they were typed.
  var lessons: [String] = []
  var shell: Shell?
  /// The file as it was typed.
  var file: String?
  var task: AuthorTask?
  var classTask: ClassTask?
  var options: Set<Option> = []
  var values: [Option: String] = [:]

  /// - Parameter arguments: without the name of the program.
  init(arguments: [String]) throws(UsageError) {
    var arguments = arguments[...]
    command = .menu
    if let place = Self.placeOfCommand(in: arguments) {
      let name = arguments.remove(at: place)
      guard let command = CommandName(rawValue: name) else {
        if name == "help" {
          self = try Invocation(arguments: Array(arguments) + [Option.help.flag])
          return
        }
        throw .unknownCommand(name, suggestion: CommandName.suggestion(for: name))
      }
      self.command = command
    }
    var operands: [String] = []
    while let argument = arguments.popFirst() {
      if argument.hasPrefix("-"), argument.count > 1 {
        try takeOption(argument, &arguments)
      } else {
        operands.append(argument)
      }
    }
    guard !options.contains(.help) else { return }
    try take(operands)
    try refuseExclusions()
  }

  /// Where the command stands: options may come before it, with their values.
  private static func placeOfCommand(in arguments: ArraySlice<String>) -> Int? {
    var isValue = false
    return arguments.firstIndex { argument in
      guard !isValue else {
        isValue = false
        return false
      }
      isValue = Option.allCases.contains { $0.flag == argument && $0.value != nil }
      return !argument.hasPrefix("-")
    }
  }

  /// The language that is asked for, even where the rest can't be understood.
  static func language(in arguments: [String]) -> String? {
    let flag = Option.language.flag
    if let place = arguments.firstIndex(of: flag) {
      return arguments.indices.contains(place + 1) ? arguments[place + 1] : nil
    }
    return arguments.first { $0.hasPrefix(flag + "=") }.map { String($0.dropFirst(flag.count + 1)) }
  }

  private mutating func takeOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard
      let option = (command.options + command.hiddenOptions).first(where: {
        $0.flag == name || $0.shortFlag == name
      })
    else {
      throw .unknownOption(
        name, command: command, suggestion: command.suggestion(forOption: name))
    }
    options.insert(option)
    if let allowed = option.value {
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
        throw .valueMissing(option, command: command)
      }
      guard allowed.allows(value) else { throw .badValue(value, of: option, command: command) }
      values[option] = value
    } else if parts.count > 1 {
      throw .unexpected(argument, command: command)
    }
  }

  private mutating func take(_ operands: [String]) throws(UsageError) {
    let (kind, count) = (command.operands.kind, command.operands.count)
    guard operands.count <= count.upperBound else {
      throw .unexpected(operands[count.upperBound], command: command)
    }
    switch kind {
    case .task where command == .class:
      classTask = try ClassTask(operands, options: options)
    case .task: task = try AuthorTask(operands)
    case .lesson:
      guard operands.count >= count.lowerBound else { throw .lessonMissing(command) }
      lessons = operands
    case .shell:
      guard let name = operands.first else { throw .shellMissing }
      shell = Shell(rawValue: name)
      if shell == nil {
        throw .unknownShell(
          name, suggestion: nearestWord(to: name, in: Shell.allCases.map(\.rawValue)))
      }
    case .file:
      file = operands.first
      if file == nil { throw .fileMissing(command) }
    }
  }

  private func refuseExclusions() throws(UsageError) {
    for (first, second) in CommandName.exclusions {
      guard let one = typed(first), let other = typed(second) else { continue }
      throw .exclusive(one, other, command: command)
    }
  }

  /// How something was said; nil if it wasn't.
  private func typed(_ said: Said) -> String? {
    switch said {
    case .option(let option): options.contains(option) ? option.flag : nil
    case .value(let option, let value): values[option] == value ? "\(option.flag) \(value)" : nil
    case .operand: lessons.first
    }
  }
}

extension Invocation {
  /// What was said about colours.
  var color: ColorWish { values[.color].flatMap(ColorWish.init) ?? .auto }

  /// How verdicts are to be written: `--json` and `--lines` are short for `--format` with these names.
  var format: FormatName {
    if options.contains(.json) { return .json }
    if options.contains(.lines) { return .lines }
    return values[.format].flatMap(FormatName.init) ?? .text
  }
}
