import Curriculum

/// What the workbook can be asked to do by name; without a name it opens the menu.
enum CommandName: String, CaseIterable, Sendable {
  case menu
  case list
  case read
  case test
  case play
  case run
  case watch
  case hint
  case solution
  case reset
  case purity
  case doctor
  case author
  case `class`
  case completions

  /// The commands that are offered; nobody has to type the name of the menu.
  static let offered = allCases.filter { $0 != .menu }

  /// What stands behind it, beside its options, and how many of them.
  var operands: Operands {
    switch self {
    case .menu, .list, .doctor: Operands(.lesson, 0...0)
    case .read, .play, .run, .hint, .solution, .reset: Operands(.lesson, 1...1)
    case .test: Operands(.lesson, 0...Int.max)
    case .watch: Operands(.lesson, 0...1)
    case .purity: Operands(.file, 1...1)
    case .author: Operands(.task, 1...Int.max)
    case .class: Operands(.task, 1...Int.max)
    case .completions: Operands(.shell, 1...1)
    }
  }

  var options: [Option] {
    switch self {
    case .menu: [.trace, .plain, .color, .language, .version, .help]
    case .list: [.json, .plain, .color, .language, .help]
    case .read, .hint, .doctor: [.plain, .color, .language, .help]
    case .test:
      [
        .all, .full, .format, .json, .lines, .output, .lessons, .timeout, .seed, .plain, .color,
        .language,
        .help,
      ]
    case .play: [.events, .json, .timeout, .plain, .color, .language, .help]
    case .run: [.timeout, .plain, .color, .language, .help]
    case .watch: [.full, .timeout, .seed, .plain, .color, .language, .help]
    case .solution: [.anyway, .plain, .color, .language, .help]
    case .reset: [.undo, .yes, .plain, .color, .language, .help]
    case .purity: [.function, .json, .plain, .color, .language, .help]
    case .author: [.full, .plain, .color, .language, .help]
    case .class:
      [
        .report, .roster, .points, .range, .jobs, .seed, .timeout, .shard, .resume, .again, .plain,
        .color, .language, .help,
      ]
    case .completions: [.language, .help]
    }
  }

  /// Options that are understood and not offered: for those who measure.
  var hiddenOptions: [Option] { self == .test ? [.noPrewarm] : [] }

  /// What can't be said together, whatever the command.
  static let exclusions: [(first: Said, second: Said)] =
    [
      (.option(.json), .option(.lines)),
      (.option(.json), .option(.full)),
      (.option(.lines), .option(.full)),
      (.option(.format), .option(.json)),
      (.option(.format), .option(.lines)),
      (.option(.all), .operand),
      (.option(.resume), .option(.again)),
      (.option(.plain), .value(.color, "always")),
    ]
    + FormatName.allCases.filter { !$0.drawsVerdicts }
    .map { (.value(.format, $0.rawValue), .option(.full)) }
}

struct Operands: Equatable, Sendable {
  enum Kind: Sendable {
    case lesson
    case shell
    case file
    /// What the command is to do, and what that is about.
    case task
  }

  var kind: Kind
  var count: ClosedRange<Int>

  init(_ kind: Kind, _ count: ClosedRange<Int>) {
    (self.kind, self.count) = (kind, count)
  }
}

/// A part of a command line.
enum Said: Equatable, Sendable {
  case option(Option)
  case value(Option, String)
  case operand

  var option: Option? {
    switch self {
    case .option(let option), .value(let option, _): option
    case .operand: nil
    }
  }
}
