// Fails: app.shows-at-once
// Diagnosis: The observer waits for the first action.
// Mistake: app-shows-nothing-at-once

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  var hasBegun = false
  store.subscribe { state in
    if hasBegun { show(screen(of: state)) }
    hasBegun = true
  }
  return { action in store.send(action) }
}
