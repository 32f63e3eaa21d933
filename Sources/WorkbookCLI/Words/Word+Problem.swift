import Grading

extension Word {
  /// What is said about an exercise that can't be graded.
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
      case .compilesTooLong: .problemCompilesTooLong
      case .compilerGaveUp: .problemCompilerGaveUp
      case .doesNotLoad: .problemDoesNotLoad
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
      }
  }
}
