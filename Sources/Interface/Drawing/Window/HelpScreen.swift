import Terminal

extension WindowDrawing {
  /// Every key of the screen on which help was asked for, and those that work everywhere.
  func helpScreen(_ state: AppState) -> Screenful {
    let page = helpPage(state)
    return Screenful(
      title: Line(words("window.help-title"), .title),
      body: Array(page.lines[page.top...].prefix(bodyHeight)))
  }

  /// The whole help, and the first line of it that is shown.
  func helpPage(_ state: AppState) -> (lines: [Line], top: Int, viewport: Viewport) {
    let lines =
      helpLines(helpSections(for: state.trail.last?.screen ?? .menu, in: state, self))
      + [.empty] + drawing.paragraph(words("window.help-lines"))
    let viewport = Viewport(height: bodyHeight, count: lines.count)
    return (lines, viewport.top(near: state.helpTop), viewport)
  }
}
