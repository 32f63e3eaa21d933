// Fails: app.layers
// Diagnosis: The app has the plain reducer: there is no diary and no log.
// Mistake: app-without-a-layer

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(appReducer, limit: 100))
  store.subscribe { state in show(screen(of: state)) }
  return { action in store.send(action) }
}
