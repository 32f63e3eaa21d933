/// What the workbook can be asked to do by name; without a name it opens the menu.
enum CommandName: String, CaseIterable, Sendable {
  case menu
  case list
  case read
  case test
  case watch
  case hint
  case solution
  case reset
  case doctor

  /// How many lessons it takes.
  var lessons: ClosedRange<Int> {
    switch self {
    case .menu, .list, .doctor: 0...0
    case .read, .hint, .solution, .reset: 1...1
    case .test: 0...Int.max
    case .watch: 0...1
    }
  }

  var options: [Option] {
    switch self {
    case .menu: [.help, .plain, .trace]
    case .read, .hint, .doctor: [.help, .plain]
    case .list: [.help, .plain, .json]
    case .test: [.help, .plain, .all, .json, .lines, .lessons, .timeout, .seed]
    case .watch: [.help, .plain, .timeout, .seed]
    case .solution: [.help, .plain, .anyway]
    case .reset: [.help, .plain, .yes]
    }
  }
}

/// What can be said beside the command and its lessons.
enum Option: String, CaseIterable, Sendable {
  case help
  case plain
  case json
  case lines
  case all
  case lessons
  case timeout
  case seed
  case trace
  case anyway
  case yes

  var flag: String { "--\(rawValue)" }

  /// Whether a value follows it.
  var takesValue: Bool { [.lessons, .timeout, .seed, .trace].contains(self) }
}
