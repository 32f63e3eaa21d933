// Fails: app.shows-each
// Diagnosis: Nobody holds the store once `startApp` has returned.
// Mistake: app-shows-only-at-once

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  store.subscribe { state in show(screen(of: state)) }
  return { [weak store] action in store?.send(action) }
}
