import Curriculum
import Terminal

/// A parsed command line.
struct Invocation: Equatable, Sendable {
  var command: CommandName
  /// The task, for commands that have several.
  var task: TaskName?
  /// The operands without options, as they were typed.
  var operands: [String] = []
  var options: Set<Option> = []
  var values: [Option: String] = [:]

  /// - Parameter arguments: the arguments without the program's name.
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
        throw UsageError(.unknownCommand(name: name), suggestion: CommandName.suggestion(for: name))
      }
      self.command = command
    }
    while let argument = arguments.popFirst() {
      if argument.hasPrefix("-"), argument.count > 1 {
        try takeOption(argument, &arguments)
      } else {
        operands.append(argument)
      }
    }
    guard !options.contains(.help) else {
      operands = []
      return
    }
    try checkOperands()
    for (first, second) in CommandName.exclusions {
      guard let one = typed(first), let other = typed(second) else { continue }
      throw UsageError(.exclusive(first: one, second: other), command)
    }
  }

  /// The index of the command; options and their values may come before it.
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

  /// The value of `--language`, found even if the rest of the command line is invalid.
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
    // `test` accepts a hidden option, which is for measurements.
    let known = command.options + (command == .test ? [.noPrewarm] : [])
    guard let option = known.first(where: { $0.flag == name || $0.shortFlag == name }) else {
      throw UsageError(
        .unknownOption(name: name), command, suggestion: command.suggestion(forOption: name))
    }
    options.insert(option)
    if let allowed = option.value {
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
        throw UsageError(.valueMissing(option: option.flag, form: option.form), command)
      }
      guard allowed.allows(value) else { throw UsageError(.init(bad: value, of: option), command) }
      values[option] = value
    } else if parts.count > 1 {
      throw UsageError(.unexpected(name: argument), command)
    }
  }

  private mutating func checkOperands() throws(UsageError) {
    let (kind, count) = command.operands
    try refuse(moreThan: count)
    guard let first = operands.first else {
      guard count.lowerBound > 0 else { return }
      switch kind {
      case .lesson: throw UsageError(.lessonMissing, command)
      case .file: throw UsageError(.fileMissing, command)
      case .shell: throw UsageError(.shellMissing, command)
      case .task: throw incomplete(command.tasks[0], UsageError.Fault.taskMissing)
      }
    }
    switch kind {
    case .lesson, .file: break
    case .shell:
      try refuse(first, unless: Shell.allCases.map(\.rawValue)) { name, _ in
        .unknownShell(name: name)
      }
    case .task:
      try refuse(first, unless: command.tasks.map(\.rawValue), UsageError.Fault.unknownTask)
      task = TaskName(rawValue: first)
      operands.removeFirst()
      if let task { try check(task) }
    }
  }

  private func refuse(moreThan count: ClosedRange<Int>) throws(UsageError) {
    guard operands.count <= count.upperBound else {
      throw UsageError(.unexpected(name: operands[count.upperBound]), command)
    }
  }

  private func refuse(
    _ name: String, unless known: [String], _ fault: (String, [String]) -> UsageError.Fault
  ) throws(UsageError) {
    guard !known.contains(name) else { return }
    throw UsageError(fault(name, known), command, suggestion: nearestWord(to: name, in: known))
  }

  private func check(_ task: TaskName) throws(UsageError) {
    let (name, known) = (task.rawValue, task.operands)
    guard operands.count >= known.count.lowerBound else { throw incomplete(task) }
    try refuse(moreThan: known.count)
    // An empty operand comes from a shell variable without a value.
    if command == .class, operands.contains("") { throw incomplete(task) }
    if let stranger = options.subtracting(task.options).map(\.flag).min() {
      throw UsageError(.unknownOption(name: stranger), command, task: name)
    }
    if task.options.contains(.report), !options.contains(.report) {
      throw UsageError(.optionMissing(.report), command, task: name)
    }
    // Parts can be merged only if all were graded with the same seed.
    if options.contains(.shard), options.isDisjoint(with: [.seed, .resume]) {
      throw UsageError(.optionMissing(.seed), command, task: "\(name) --shard")
    }
    if let first = operands.first, !known.choices.isEmpty {
      try refuse(first, unless: known.choices) { name, _ in .unknownPipeline(name: name) }
    }
  }

  private func incomplete(
    _ task: TaskName, _ fault: (String) -> UsageError.Fault = UsageError.Fault.incompleteTask
  ) -> UsageError {
    UsageError(fault("\(command.rawValue) \(task.form)"), command)
  }

  /// An option or operand as typed; nil if it wasn't given.
  private func typed(_ said: Said) -> String? {
    switch said {
    case .option(let option): options.contains(option) ? option.flag : nil
    case .value(let option, let value): values[option] == value ? "\(option.flag) \(value)" : nil
    case .operand: operands.first
    }
  }

  var color: ColorWish { values[.color].flatMap(ColorWish.init) ?? .auto }

  /// The format of verdicts; `--json` and `--lines` are short forms of `--format`.
  var format: FormatName {
    if options.contains(.json) { return .json }
    if options.contains(.lines) { return .lines }
    return values[.format].flatMap(FormatName.init) ?? .text
  }
}
