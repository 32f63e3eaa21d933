// Fails: app.two
// Diagnosis: There is one store for all apps, outside of `startApp`.
// Mistake: apps-share-one-store

// MARK: - Step 8: the whole app

let sharedStore = Store(
  initialValue: UndoState(present: AppState()),
  reducer: undoable(enhancedReducer, limit: 100))

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  sharedStore.subscribe { state in show(screen(of: state)) }
  return { action in sharedStore.send(action) }
}
