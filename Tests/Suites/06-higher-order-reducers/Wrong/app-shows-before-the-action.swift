// Fails: app.shows-each
// Diagnosis: The screen that is shown is always the one before.
// Mistake: app-shows-the-old-state

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  var last = store.value
  store.subscribe { state in
    show(screen(of: last))
    last = state
  }
  return { action in store.send(action) }
}
