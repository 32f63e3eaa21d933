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

/// A word behind a command that can do several things, and what stands behind that.
struct TaskForm: Equatable, Sendable {
  var word: String
  /// What follows it, as a person reads it: `N FILE`.
  var operands: String
  /// How many words follow it.
  var count: ClosedRange<Int>
  /// Whether the first of them is a lesson.
  var takesLesson = false
  /// Whether the first of them is the code of a language.
  var takesLanguage = false
  /// What the first of them can be, where it is one of a few words.
  var choices: [String] = []
  /// From which of them on they are files or folders, from 1; nil if none is.
  var filesFrom: Int?

  var form: String { "\(word) \(operands)" }
}

extension CommandName {
  /// What it can be asked to do; empty if there is only one thing.
  var tasks: [TaskForm] {
    switch self {
    case .author: AuthorTask.Name.allCases.map(\.form)
    case .class: ClassTask.Name.allCases.map(\.form)
    default: []
    }
  }

  /// The task that was typed first, with what stands behind it.
  ///
  /// - Parameter words: all that stands behind the command, beside its options.
  func task(in words: [String]) throws(UsageError) -> (TaskForm, operands: [String]) {
    guard let word = words.first else { throw .taskMissing(self) }
    guard let task = tasks.first(where: { $0.word == word }) else {
      let nearest = nearestWord(to: word, in: tasks.map(\.word))
      throw .unknownTask(word, suggestion: nearest, command: self)
    }
    let operands = Array(words.dropFirst())
    guard operands.count >= task.count.lowerBound else {
      throw .incompleteTask(task, command: self)
    }
    guard operands.count <= task.count.upperBound else {
      throw .unexpected(operands[task.count.upperBound], command: self)
    }
    return (task, operands)
  }
}

/// What an author can ask for: the word behind `workbook author`, and what stands behind that.
enum AuthorTask: Equatable, Sendable {
  case new(name: String)
  /// Without a lesson it is about all of them.
  case check(lesson: String?)
  /// Without a lesson it is done for all of them.
  case derive(lesson: String?)
  case run(lesson: String, file: String)
  /// Without a file it is about all texts.
  case translated(language: String, files: [String])

  enum Name: String, CaseIterable, Sendable {
    case new, check, derive, run, translated

    var form: TaskForm {
      switch self {
      case .new: TaskForm(word: rawValue, operands: "NAME", count: 1...1)
      case .check, .derive:
        TaskForm(word: rawValue, operands: "[N]", count: 0...1, takesLesson: true)
      case .run:
        TaskForm(
          word: rawValue, operands: "N FILE", count: 2...2, takesLesson: true, filesFrom: 2)
      case .translated:
        TaskForm(
          word: rawValue, operands: "CODE [FILE …]", count: 1...Int.max, takesLanguage: true,
          filesFrom: 2)
      }
    }
  }

  /// - Parameter words: all that stands behind the command, beside its options.
  init(_ words: [String]) throws(UsageError) {
    let (task, operands) = try CommandName.author.task(in: words)
    switch Name(rawValue: task.word) {
    case .new: self = .new(name: operands[0])
    case .derive: self = .derive(lesson: operands.first)
    case .run: self = .run(lesson: operands[0], file: operands[1])
    case .translated:
      self = .translated(language: operands[0], files: Array(operands.dropFirst()))
    case .check, nil: self = .check(lesson: operands.first)
    }
  }
}

/// What a teacher can ask for: the word behind `workbook class`, and what stands behind that.
enum ClassTask: Equatable, Sendable {
  case grade(folder: String)
  case merge(folders: [String])
  case pipeline(PipelineName)

  enum Name: String, CaseIterable, Sendable {
    case grade, merge, pipeline

    var form: TaskForm {
      switch self {
      case .grade: TaskForm(word: rawValue, operands: "FOLDER", count: 1...1, filesFrom: 1)
      case .merge:
        TaskForm(word: rawValue, operands: "DIR …", count: 1...Int.max, filesFrom: 1)
      case .pipeline:
        TaskForm(
          word: rawValue, operands: PipelineName.allCases.map(\.rawValue).joined(separator: "|"),
          count: 1...1, choices: PipelineName.allCases.map(\.rawValue))
      }
    }

    /// What can be said beside it; `--help` can always.
    var options: Set<Option> {
      switch self {
      case .grade: Set(CommandName.class.options)
      case .merge: [.report, .points, .plain, .color]
      case .pipeline: []
      }
    }
  }

  /// - Parameters:
  ///   - words: all that stands behind the command, beside its options.
  ///   - options: what was said beside it.
  init(_ words: [String], options: Set<Option>) throws(UsageError) {
    let (task, operands) = try CommandName.class.task(in: words)
    // A script's variable without a value is no folder.
    guard !operands.contains("") else { throw .incompleteTask(task, command: .class) }
    let name = Name(rawValue: task.word) ?? .grade
    if let stranger = options.subtracting(name.options).map(\.flag).min() {
      throw .notForTask(stranger, task: name.rawValue, command: .class)
    }
    if name.options.contains(.report), !options.contains(.report) {
      throw .optionMissing(.report, task: name.rawValue, command: .class)
    }
    switch name {
    case .grade:
      // Parts can be put together only if all of them were asked the same.
      if options.contains(.shard), !options.contains(.seed), !options.contains(.resume) {
        throw .optionMissing(.seed, task: "\(name.rawValue) --shard", command: .class)
      }
      self = .grade(folder: operands[0])
    case .merge: self = .merge(folders: operands)
    case .pipeline:
      guard let pipeline = PipelineName(rawValue: operands[0]) else {
        let known = PipelineName.allCases.map(\.rawValue)
        throw .unknownPipeline(
          operands[0], suggestion: nearestWord(to: operands[0], in: known))
      }
      self = .pipeline(pipeline)
    }
  }
}

/// What can have the parts of a class graded side by side, each by its own rules.
enum PipelineName: String, CaseIterable, Sendable {
  /// A matrix of GitHub's actions.
  case github
  /// `parallel:` of GitLab.
  case gitlab
  /// An array of jobs.
  case slurm
  /// GNU parallel, on one machine or several.
  case parallel
}
