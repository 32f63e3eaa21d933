// Fails: app.two
// Diagnosis: There is one store for all apps, outside of `startApp`.
// Mistake: apps-share-one-store

// MARK: - Step 8: the whole app

let sharedStore = Store(
  initialValue: UndoState(present: AppState()),
  reducer: undoable(enhancedReducer, limit: 100))

/// Few are enough to see it, and are shown sooner.
var latestScreens: [([String]) -> Void] = []

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  if latestScreens.isEmpty {
    sharedStore.subscribe { state in
      for show in latestScreens { show(screen(of: state)) }
    }
  }
  latestScreens = latestScreens.suffix(4) + [show]
  show(screen(of: sharedStore.value))
  return { action in sharedStore.send(action) }
}
