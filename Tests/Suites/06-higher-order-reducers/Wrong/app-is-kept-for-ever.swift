// Fails: observers.goes-away
// Diagnosis: Each app that was started is in a global list, also when nobody uses it any more.
// Mistake: app-stays

// MARK: - Step 8: the whole app

var runningApps: [AnyObject] = []

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  store.subscribe { state in show(screen(of: state)) }
  runningApps.append(store)
  return { action in store.send(action) }
}
