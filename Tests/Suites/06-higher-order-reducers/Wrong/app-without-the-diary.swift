// Fails: app.layers
// Diagnosis: The log is there, and the diary isn't.
// Mistake: app-without-a-layer

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let reducer = logging(appReducer, log: console)
  let store = Store(
    initialValue: UndoState(present: AppState()), reducer: undoable(reducer, limit: 100))
  store.subscribe { state in show(screen(of: state)) }
  return { action in store.send(action) }
}
