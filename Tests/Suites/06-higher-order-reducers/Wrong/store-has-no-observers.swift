// Fails: observers.at-once
// Diagnosis: The store has no `subscribe`; who starts the app draws each screen.

// MARK: - Step 7: Store

extension Store {
  // Without: observers
  // Without: subscribe(_:)

  func send(_ action: Action) {
    reducer(&value, action)
  }
}

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  show(screen(of: store.value))
  return { action in
    store.send(action)
    show(screen(of: store.value))
  }
}
