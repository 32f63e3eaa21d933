import Terminal

extension WindowDrawing {
  /// Every key of the screen on which help was asked for, and those that work everywhere.
  func helpScreen(_ state: AppState) -> Screenful {
    let lines = helpLines(for: state.helpOrigin)
    let viewport = Viewport(height: bodyHeight, count: lines.count)
    let top = viewport.top(near: state.helpTop)
    return Screenful(
      title: Line(words(.windowHelpTitle), .title), body: Array(lines[top...].prefix(bodyHeight)),
      keys: words(.windowHelpKeys))
  }

  func helpLines(for screen: Screen) -> [Line] {
    let word: Word =
      switch screen {
      case .menu, .help: .windowHelpMenu
      case .reader: .windowHelpReader
      case .lesson: .windowHelpLesson
      case .search: .windowHelpSearch
      }
    return drawing.markdownText(words(word) + "\n\n" + words(.windowHelpEverywhere))
  }
}
