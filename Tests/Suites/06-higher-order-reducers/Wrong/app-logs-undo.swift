// Fails: app.layers
// Diagnosis: The log lies around `undoable` instead of inside.
// Mistake: app-logs-undo

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let reducer = logging(
    undoable(activityFeed(appReducer, now: wallClock), limit: 100), log: console)
  let store = Store(initialValue: UndoState(present: AppState()), reducer: reducer)
  store.subscribe { state in show(screen(of: state)) }
  return { action in store.send(action) }
}
