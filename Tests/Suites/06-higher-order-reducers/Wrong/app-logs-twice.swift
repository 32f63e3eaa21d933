// Fails: app.layers
// Diagnosis: `enhancedReducer` logs already, and is logged once more.
// Mistake: app-has-a-layer-twice

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(logging(enhancedReducer, log: console), limit: 100))
  store.subscribe { state in show(screen(of: state)) }
  return { action in store.send(action) }
}
