import Interface

/// The help pages.
extension Sentence {
  static func helpMenu(commands: String, options: String) -> Sentence {
    Sentence("help.menu", ["commands": commands, "options": options])
  }
  static func helpList(options: String) -> Sentence { Sentence("help.list", ["options": options]) }
  /// The help page of `read`, with its options.
  package static func helpRead(options: String) -> Sentence {
    Sentence("help.read", ["options": options])
  }
  /// The help page of `test`, with its options.
  package static func helpTest(options: String) -> Sentence {
    Sentence("help.test", ["options": options])
  }
  static func helpWatch(options: String) -> Sentence {
    Sentence("help.watch", ["options": options])
  }
  static func helpHint(options: String) -> Sentence { Sentence("help.hint", ["options": options]) }
  static func helpSolution(options: String) -> Sentence {
    Sentence("help.solution", ["options": options])
  }
  static func helpReset(options: String) -> Sentence {
    Sentence("help.reset", ["options": options])
  }
  /// What the command is for that plays an exercise, with its options.
  package static func helpPlay(options: String) -> Sentence {
    Sentence("help.play", ["options": options])
  }
  static func helpRun(options: String) -> Sentence { Sentence("help.run", ["options": options]) }
  static func helpPurity(options: String) -> Sentence {
    Sentence("help.purity", ["options": options])
  }
  static func helpDoctor(options: String) -> Sentence {
    Sentence("help.doctor", ["options": options])
  }
  static func helpAuthor(options: String) -> Sentence {
    Sentence("help.author", ["options": options])
  }
  static func helpClass(options: String) -> Sentence {
    Sentence("help.class", ["options": options])
  }
  static func helpCompletions(options: String) -> Sentence {
    Sentence("help.completions", ["options": options])
  }

  static let commandMenu = Sentence("command.menu")
  static let commandList = Sentence("command.list")
  static let commandRead = Sentence("command.read")
  static let commandTest = Sentence("command.test")
  static let commandWatch = Sentence("command.watch")
  static let commandHint = Sentence("command.hint")
  static let commandSolution = Sentence("command.solution")
  static let commandReset = Sentence("command.reset")
  static let commandPlay = Sentence("command.play")
  static let commandRun = Sentence("command.run")
  static let commandPurity = Sentence("command.purity")
  static let commandDoctor = Sentence("command.doctor")
  static let commandAuthor = Sentence("command.author")
  static let commandClass = Sentence("command.class")
  static let commandCompletions = Sentence("command.completions")

  static let optionAgain = Sentence("option.again")
  static let optionAll = Sentence("option.all")
  static let optionAnyway = Sentence("option.anyway")
  static let optionColor = Sentence("option.color")
  static let optionEvents = Sentence("option.events")
  static let optionFormat = Sentence("option.format")
  static let optionFull = Sentence("option.full")
  static let optionFunction = Sentence("option.function")
  static let optionHelp = Sentence("option.help")
  static let optionJobs = Sentence("option.jobs")
  static let optionJSON = Sentence("option.json")
  static let optionLanguage = Sentence("option.language")
  static let optionLessons = Sentence("option.lessons")
  static let optionLines = Sentence("option.lines")
  static let optionOutput = Sentence("option.output")
  static let optionPlain = Sentence("option.plain")
  static let optionPoints = Sentence("option.points")
  static let optionRange = Sentence("option.range")
  static let optionReport = Sentence("option.report")
  static let optionResume = Sentence("option.resume")
  static let optionRoster = Sentence("option.roster")
  static let optionNoPrewarm = Sentence("option.no-prewarm")
  static let optionSeed = Sentence("option.seed")
  static let optionShard = Sentence("option.shard")
  static let optionTimeout = Sentence("option.timeout")
  static let optionTrace = Sentence("option.trace")
  static let optionUndo = Sentence("option.undo")
  static let optionVersion = Sentence("option.version")
  static let optionYes = Sentence("option.yes")
}

extension Sentence {
  /// The help page of a command.
  ///
  /// - Parameters:
  ///   - options: what can be said beside it.
  ///   - commands: all of them, for the page that lists them.
  init(helpOf command: CommandName, options: String, commands: String) {
    self =
      switch command {
      case .menu: .helpMenu(commands: commands, options: options)
      case .list: .helpList(options: options)
      case .read: .helpRead(options: options)
      case .test: .helpTest(options: options)
      case .watch: .helpWatch(options: options)
      case .hint: .helpHint(options: options)
      case .solution: .helpSolution(options: options)
      case .reset: .helpReset(options: options)
      case .play: .helpPlay(options: options)
      case .run: .helpRun(options: options)
      case .purity: .helpPurity(options: options)
      case .doctor: .helpDoctor(options: options)
      case .author: .helpAuthor(options: options)
      case .class: .helpClass(options: options)
      case .completions: .helpCompletions(options: options)
      }
  }

  /// What a command does, in a few words.
  init(meaningOf command: CommandName) {
    self =
      switch command {
      case .menu: .commandMenu
      case .list: .commandList
      case .read: .commandRead
      case .test: .commandTest
      case .watch: .commandWatch
      case .hint: .commandHint
      case .solution: .commandSolution
      case .reset: .commandReset
      case .play: .commandPlay
      case .run: .commandRun
      case .purity: .commandPurity
      case .doctor: .commandDoctor
      case .author: .commandAuthor
      case .class: .commandClass
      case .completions: .commandCompletions
      }
  }

  /// What an option does.
  init(meaningOf option: Option) {
    self =
      switch option {
      case .again: .optionAgain
      case .all: .optionAll
      case .anyway: .optionAnyway
      case .color: .optionColor
      case .events: .optionEvents
      case .format: .optionFormat
      case .full: .optionFull
      case .function: .optionFunction
      case .help: .optionHelp
      case .jobs: .optionJobs
      case .json: .optionJSON
      case .language: .optionLanguage
      case .lessons: .optionLessons
      case .lines: .optionLines
      case .output: .optionOutput
      case .plain: .optionPlain
      case .noPrewarm: .optionNoPrewarm
      case .points: .optionPoints
      case .range: .optionRange
      case .report: .optionReport
      case .resume: .optionResume
      case .roster: .optionRoster
      case .seed: .optionSeed
      case .shard: .optionShard
      case .timeout: .optionTimeout
      case .trace: .optionTrace
      case .undo: .optionUndo
      case .version: .optionVersion
      case .yes: .optionYes
      }
  }
}
