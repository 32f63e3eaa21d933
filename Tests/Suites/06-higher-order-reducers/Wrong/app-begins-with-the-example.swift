// Fails: app.shows-at-once
// Diagnosis: The app begins with what the lesson shows as an example of a screen.
// Mistake: app-begins-otherwise

// MARK: - Step 8: the whole app

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState(count: 7, favoritePrimes: [2, 3])),
    reducer: undoable(enhancedReducer, limit: 100))
  store.subscribe { state in show(screen(of: state)) }
  return { action in store.send(action) }
}
