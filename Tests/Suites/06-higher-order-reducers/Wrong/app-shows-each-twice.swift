// Fails: app.shows-each
// Diagnosis: Both the store and what sends show the screen.
// Mistake: app-shows-twice

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  store.subscribe { state in show(screen(of: state)) }
  return { action in
    store.send(action)
    show(screen(of: store.value))
  }
}
