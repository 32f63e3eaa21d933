// Fails: app.layers
// Diagnosis: Whoever starts the app empties the console, which isn't only the app's.

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  logLines.removeAll()
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  store.subscribe { state in show(screen(of: state)) }
  return { action in store.send(action) }
}
