// Fails: app.shows-at-once
// Diagnosis: The store works, and nobody subscribes.
// Mistake: app-shows-nothing

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  return { action in store.send(action) }
}
