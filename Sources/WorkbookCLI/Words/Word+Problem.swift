import Grading
import HostMessages

extension Word {
  /// What is said about a file that can't be read as an exercise.
  init(problem: ExerciseProblem) {
    self =
      switch problem {
      case .missing: .problemMissing
      case .empty: .problemEmpty
      case .isFolder: .problemIsFolder
      case .isLink: .problemIsLink
      case .isNotAFile: .problemIsNotAFile
      case .unreadable: .problemUnreadable
      case .notUTF8: .problemNotUTF8
      case .tooLarge: .problemTooLarge
      }
  }

  /// What is said about an exercise that can be read and not be graded.
  init(problem: GradingProblem) {
    self =
      switch problem {
      case .compilesTooLong: .problemCompilesTooLong
      case .compilerGaveUp: .problemCompilerGaveUp
      case .doesNotFit: .problemDoesNotFit
      case .doesNotLoad: .problemDoesNotLoad
      }
  }

  /// What it means that a part of the confinement isn't there.
  init(missing part: Confinement.Part) {
    self =
      switch part {
      case .calls: .doctorNoCalls
      case .files: .doctorNoFiles
      case .namespaces: .doctorNoNamespaces
      }
  }

  /// The help page of a command.
  init(helpOf command: CommandName) {
    self =
      switch command {
      case .menu: .helpMenu
      case .list: .helpList
      case .read: .helpRead
      case .test: .helpTest
      case .watch: .helpWatch
      case .hint: .helpHint
      case .solution: .helpSolution
      case .reset: .helpReset
      case .doctor: .helpDoctor
      case .completions: .helpCompletions
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
      case .doctor: .commandDoctor
      case .completions: .commandCompletions
      }
  }

  /// What an option does.
  init(meaningOf option: Option) {
    self =
      switch option {
      case .all: .optionAll
      case .anyway: .optionAnyway
      case .color: .optionColor
      case .full: .optionFull
      case .help: .optionHelp
      case .json: .optionJSON
      case .lessons: .optionLessons
      case .lines: .optionLines
      case .plain: .optionPlain
      case .noPrewarm: .optionNoPrewarm
      case .seed: .optionSeed
      case .timeout: .optionTimeout
      case .trace: .optionTrace
      case .undo: .optionUndo
      case .version: .optionVersion
      case .yes: .optionYes
      }
  }

  /// What is said of a value that an option can't have.
  init(wrongValueOf option: Option) {
    self =
      switch option.value {
      case .seconds: .usageBadSeconds
      case .number: .usageBadNumber
      case .oneOf, .file, .folder, nil: .usageBadChoice
      }
  }
}
