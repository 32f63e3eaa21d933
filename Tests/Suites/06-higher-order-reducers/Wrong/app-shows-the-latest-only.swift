// Fails: app.two
// Diagnosis: The place where screens are shown is a variable for all apps.

// MARK: - Step 8: the whole app

var currentShow: ([String]) -> Void = { _ in }

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  currentShow = show
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  store.subscribe { state in currentShow(screen(of: state)) }
  return { action in store.send(action) }
}
