// Fails: app.shows-each
// Diagnosis: Each action goes to a new store.
// Mistake: app-starts-over

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  func makeStore() -> Store<UndoState<AppState>, UndoAction<AppAction>> {
    return Store(
      initialValue: UndoState(present: AppState()),
      reducer: undoable(enhancedReducer, limit: 100))
  }
  show(screen(of: makeStore().value))
  return { action in
    let store = makeStore()
    store.send(action)
    show(screen(of: store.value))
  }
}
