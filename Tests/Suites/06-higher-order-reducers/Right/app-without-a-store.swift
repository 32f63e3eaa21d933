// Lesson 6 · Higher-order reducers: the app is a variable that a closure keeps.

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let reducer = undoable(enhancedReducer, limit: 100)
  var state = UndoState(present: AppState())
  show(screen(of: state))
  return { action in
    reducer(&state, action)
    show(screen(of: state))
  }
}
