// Fails: app.undo
// Diagnosis: A button with four dots can't be tapped, so nothing is sent.
// Mistake: app-skips-vain-steps

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  store.subscribe { state in show(screen(of: state)) }
  return { action in
    let isVain =
      switch action {
      case .action: false
      case .undo: store.value.past.isEmpty
      case .redo: store.value.future.isEmpty
      }
    if !isVain { store.send(action) }
  }
}
