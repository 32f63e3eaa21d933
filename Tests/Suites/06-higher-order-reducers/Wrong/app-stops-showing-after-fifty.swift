// Fails: app.undo
// Diagnosis: Somewhere it was written down that fifty screens are enough.

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  var count = 0
  store.subscribe { state in
    count += 1
    if count <= 50 { show(screen(of: state)) }
  }
  return { action in store.send(action) }
}
