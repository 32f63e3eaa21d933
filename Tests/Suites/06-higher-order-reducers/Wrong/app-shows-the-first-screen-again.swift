// Fails: app.shows-each
// Diagnosis: The observer shows the state with which the app began, whatever it is told.
// Mistake: app-shows-always-the-same

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let start = UndoState(present: AppState())
  let store = Store(initialValue: start, reducer: undoable(enhancedReducer, limit: 100))
  store.subscribe { _ in show(screen(of: start)) }
  return { action in store.send(action) }
}
