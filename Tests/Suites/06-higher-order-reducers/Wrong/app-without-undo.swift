// Fails: app.undo
// Diagnosis: Only actions of the app go through; undo and redo are dropped.
// Mistake: app-without-undo

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  store.subscribe { state in show(screen(of: state)) }
  return { action in
    if case .action = action { store.send(action) }
  }
}
