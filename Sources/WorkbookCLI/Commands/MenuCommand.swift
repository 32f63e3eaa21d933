extension CommandRun {
  /// Opens the menu of lines and stays until the person leaves.
  func menu() -> ExitCode {
    let state = AppState(menu: MenuState(rows: session.rows()))
    let runtime = Runtime(session: session, drawing: drawing, state: state)
    runtime.run()
    return .success
  }
}
