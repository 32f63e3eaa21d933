extension Word {
  /// The sentence that explains what can be typed.
  init(explaining command: LineCommand) {
    self =
      switch command {
      case .read: .lineRead
      case .test: .lineTest
      case .verdict: .lineVerdict
      case .full: .lineFull
      case .hint: .lineHint
      case .why: .lineWhy
      case .edit: .lineEdit
      case .watch: .lineWatch
      case .solution: .lineSolution
      case .reset: .lineReset
      case .undo: .lineUndo
      case .contents: .lineContents
      case .next: .lineNext
      case .previous: .linePrevious
      case .answer: .lineAnswer
      case .search: .lineSearch
      case .open: .lineOpen
      case .menu: .lineMenu
      case .help: .lineHelp
      case .quit: .lineQuit
      }
  }
}
