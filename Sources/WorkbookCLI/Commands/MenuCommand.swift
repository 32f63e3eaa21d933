extension CommandRun {
  /// Opens the menu of lines and stays until the person leaves.
  func menu() -> ExitCode {
    let state = AppState(menu: MenuState(rows: session.rows()))
    var drawing = drawing
    drawing.isInMenu = true
    let runtime = Runtime(session: session, drawing: drawing, state: state)
    if runtime.run() == 0, !context.isInputTerminal {
      show(drawing.paragraph(words(.menuNoInput)))
    }
    return .success
  }
}
