// Lesson 6 · Higher-order reducers: a screen that is an object, held by what sends.

// MARK: - Step 8: the whole app

final class AppScreen {
  private let store: Store<UndoState<AppState>, UndoAction<AppAction>>
  private let show: ([String]) -> Void

  init(
    store: Store<UndoState<AppState>, UndoAction<AppAction>>,
    show: @escaping ([String]) -> Void
  ) {
    self.store = store
    self.show = show
    store.subscribe { [weak self] state in self?.draw(state) }
  }

  func tap(_ action: UndoAction<AppAction>) {
    store.send(action)
  }

  private func draw(_ state: UndoState<AppState>) {
    show(screen(of: state))
  }
}

func screen(of state: UndoState<AppState>) -> [String] {
  let app = state.present
  var primes = ""
  for prime in app.favoritePrimes {
    if !primes.isEmpty { primes += ", " }
    primes += "\(prime)"
  }
  if app.favoritePrimes.isEmpty { primes = "none" }
  var buttons = "[ .... ] [ .... ]"
  switch (state.past.isEmpty, state.future.isEmpty) {
  case (true, true): break
  case (false, true): buttons = "[ Undo ] [ .... ]"
  case (true, false): buttons = "[ .... ] [ Redo ]"
  case (false, false): buttons = "[ Undo ] [ Redo ]"
  }
  return """
    Count: \(app.count)
    Primes: \(primes)
    Diary: \(app.activityFeed.count)
    \(buttons)
    """.components(separatedBy: "\n")
}

func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  let store = Store(
    initialValue: UndoState(present: AppState()),
    reducer: undoable(enhancedReducer, limit: 100))
  let screen = AppScreen(store: store, show: show)
  return { screen.tap($0) }
}
