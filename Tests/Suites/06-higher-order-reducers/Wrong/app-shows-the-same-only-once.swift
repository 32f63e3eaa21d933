// Fails: app.shows-each
// Diagnosis: A screen that looks as before isn't shown again.
// Mistake: app-shows-only-changes

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  var shown: [String] = []
  store.subscribe { state in
    let lines = screen(of: state)
    if lines != shown { show(lines) }
    shown = lines
  }
  return { action in store.send(action) }
}
