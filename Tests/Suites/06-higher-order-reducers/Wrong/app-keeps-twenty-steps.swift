// Fails: app.undo
// Diagnosis: The app can undo 20 steps, and not 100.
// Mistake: app-has-another-limit

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 20))
  store.subscribe { state in show(screen(of: state)) }
  return { action in store.send(action) }
}
