/// What the workbook can be asked to do by name; without a name it opens the menu.
enum CommandName: String, CaseIterable, Sendable {
  case menu, list, read, test, play, run, watch, hint, solution, reset, purity, doctor, author
  case `class`, completions

  /// The commands that are offered; nobody has to type the name of the menu.
  static let offered = allCases.filter { $0 != .menu }

  enum OperandKind: Sendable {
    case lesson
    case shell
    case file
    /// What the command is to do, and what that is about.
    case task
  }

  /// What stands behind it, beside its options, and how many of them.
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

  /// What it can be asked to do; empty if there is only one thing.
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

/// A word behind a command that can do several things.
enum TaskName: String, CaseIterable, Sendable {
  case new, check, derive, run, translated, course
  case grade, merge, pipeline

  /// What stands behind the word.
  struct Operands {
    /// As a person reads it: `N FILE`.
    var text: String
    /// How many words follow it.
    var count: ClosedRange<Int>
    /// Whether the first of them is a lesson.
    var isLesson = false
    /// Whether the first of them is the code of a language.
    var isLanguage = false
    /// What the first of them can be, where it is one of a few words.
    var choices: [String] = []
    /// From which of them on they are files or folders, from 1; nil if none is.
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

  /// What can be said beside it; `--help` can always.
  var options: Set<Option> {
    switch self {
    case .new, .check, .derive, .run, .translated, .course: Set(CommandName.author.options)
    case .grade: Set(CommandName.class.options)
    case .merge: [.report, .points, .plain, .color]
    case .pipeline: []
    }
  }
}

/// What can have the parts of a class graded side by side, each by its own rules.
enum Pipeline: String, CaseIterable {
  /// A matrix of GitHub's actions.
  case github
  /// `parallel:` of GitLab.
  case gitlab
  /// An array of jobs.
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
