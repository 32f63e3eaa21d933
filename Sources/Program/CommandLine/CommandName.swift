/// The commands that can be named on the command line; without one the menu opens.
enum CommandName: String, CaseIterable, Sendable {
  case menu, list, read, test, play, run, watch, hint, solution, reset, purity, doctor, author
  case `class`, completions

  /// All commands except the menu, which has no name that is typed.
  static let offered = allCases.filter { $0 != .menu }

  /// Whether the command uses the whole screen if there is one.
  var takesScreen: Bool { [.menu, .read, .watch, .play].contains(self) }

  enum OperandKind: Sendable {
    case lesson
    case shell
    case file
    /// A task of the command, followed by the task's own operands.
    case task
  }

  /// The kind and the number of the operands.
  var operands: (kind: OperandKind, count: ClosedRange<Int>) {
    switch self {
    case .menu, .list, .doctor: (.lesson, 0...0)
    case .read, .play, .run, .hint, .solution, .reset: (.lesson, 1...1)
    case .test: (.lesson, 0...Int.max)
    case .watch: (.lesson, 0...1)
    case .purity: (.file, 1...1)
    case .author, .class: (.task, 1...Int.max)
    case .completions: (.shell, 1...1)
    }
  }

  var options: [Option] {
    let own: [Option] =
      switch self {
      case .menu: [.trace]
      case .list: [.json]
      case .read, .hint, .doctor, .completions: []
      case .test: [.all, .full, .format, .json, .lines, .output, .lessons, .timeout, .seed]
      case .play: [.events, .json, .timeout]
      case .run: [.timeout]
      case .watch: [.full, .timeout, .seed]
      case .solution: [.anyway]
      case .reset: [.undo, .yes]
      case .purity: [.function, .json]
      case .author: [.full]
      case .class:
        [
          .report, .roster, .points, .lesson, .range, .jobs, .seed, .timeout, .shard, .resume,
          .again,
        ]
      }
    return own + (self == .completions ? [] : [.plain, .color]) + [.language]
      + (self == .menu ? [.version] : []) + [.help]
  }

  /// Options and operands that can't be combined, for every command.
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

  /// The tasks of a command such as `author`; empty for most commands.
  var tasks: [TaskName] {
    switch self {
    case .author: [.new, .check, .derive, .run, .translated, .course]
    case .class: [.grade, .merge, .pipeline]
    default: []
    }
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

/// A task of a command, typed behind its name.
enum TaskName: String, CaseIterable, Sendable {
  case new, check, derive, run, translated, course
  case grade, merge, pipeline

  /// The operands behind a task.
  struct Operands {
    /// The operands as help shows them: `N FILE`.
    var text: String
    /// How many operands are allowed.
    var count: ClosedRange<Int>
    /// Whether the first operand is a lesson.
    var isLesson = false
    /// Whether the first operand is the code of a language.
    var isLanguage = false
    /// The allowed values of the first operand; empty if any value is allowed.
    var choices: [String] = []
    /// The number of the first operand that is a file or folder, from 1; nil if none is.
    var filesFrom: Int?
  }

  var operands: Operands {
    switch self {
    case .new, .course: Operands(text: "NAME", count: 1...1)
    case .check, .derive: Operands(text: "[N]", count: 0...1, isLesson: true)
    case .run: Operands(text: "N FILE", count: 2...2, isLesson: true, filesFrom: 2)
    case .translated:
      Operands(text: "CODE [FILE …]", count: 1...Int.max, isLanguage: true, filesFrom: 2)
    case .grade: Operands(text: "FOLDER", count: 1...1, filesFrom: 1)
    case .merge: Operands(text: "DIR …", count: 1...Int.max, filesFrom: 1)
    case .pipeline:
      Operands(
        text: Pipeline.allCases.map(\.rawValue).joined(separator: "|"), count: 1...1,
        choices: Pipeline.allCases.map(\.rawValue))
    }
  }

  var form: String { "\(rawValue) \(operands.text)" }

  /// The options that the task accepts beside `--help`.
  var options: Set<Option> {
    switch self {
    case .new, .check, .derive, .run, .translated, .course: Set(CommandName.author.options)
    case .grade: Set(CommandName.class.options)
    case .merge: [.report, .points, .plain, .color]
    case .pipeline: []
    }
  }
}

/// A system that can grade the parts of a class in parallel.
enum Pipeline: String, CaseIterable {
  /// A job matrix of GitHub Actions.
  case github
  /// `parallel:` of GitLab CI.
  case gitlab
  /// A Slurm job array.
  case slurm
  /// GNU parallel, on one machine or several.
  case parallel

  var file: String {
    switch self {
    case .github, .gitlab: "\(rawValue).yml"
    case .slurm, .parallel: "\(rawValue).sh"
    }
  }
}
