// Lesson 6 · Higher-order reducers: every step builds a new value instead of changing the old one.

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    state = state.enumerated().filter { !positions.contains($0.offset) }.map { $0.element }
  }
}

// MARK: - Step 2: activityFeed

// Without: activities(of:in:)

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    let time = now()
    state.activityFeed =
      state.activityFeed
      + changes(of: action, to: state.favoritePrimes, count: state.count)
      .map { AppState.Activity(timestamp: time, type: $0) }
    reducer(&state, action)
  }
}

private func changes(
  of action: AppAction, to primes: [Int], count: Int
) -> [AppState.ActivityType] {
  switch action {
  case .counter: return []
  case .primeModal(.saveFavoritePrimeTapped): return [.addedFavoritePrime(count)]
  case .primeModal(.removeFavoritePrimeTapped):
    return primes.filter { $0 == count }.prefix(1).map { .removedFavoritePrime($0) }
  case .favoritePrimes(.deleteFavoritePrimes(let positions)):
    return primes.indices.filter { positions.contains($0) }
      .map { .removedFavoritePrime(primes[$0]) }
  }
}

// MARK: - Step 5: filterActions

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping (inout Value, Action) -> Void) -> (inout Value, Action) -> Void {
  return { reducer in { predicate($1) ? reducer(&$0, $1) : () } }
}

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  // Both lists begin with what is nearest to the present.
  return { state, action in
    switch action {
    case .action(let action):
      var next = state.present
      reducer(&next, action)
      let past = Array(([state.present] + state.past).prefix(limit < 0 ? 0 : limit))
      state = UndoState(present: next, past: past, future: [])
    case .undo where !state.past.isEmpty:
      state = UndoState(
        present: state.past[0], past: Array(state.past.dropFirst()),
        future: [state.present] + state.future)
    case .redo where !state.future.isEmpty:
      state = UndoState(
        present: state.future[0], past: [state.present] + state.past,
        future: Array(state.future.dropFirst()))
    case .undo, .redo:
      break
    }
  }
}

// MARK: - Step 7: Store

extension Store {
  // Without: reducer

  private var current: Value
  private let next: (Value, Action) -> Value
  var value: Value { current }

  init(initialValue: Value, reducer: @escaping (inout Value, Action) -> Void) {
    current = initialValue
    next = { value, action in
      var value = value
      reducer(&value, action)
      return value
    }
  }

  func send(_ action: Action) {
    current = next(current, action)
    for observer in observers { observer(current) }
  }
}

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  var lines = ["Count: \(state.present.count)"]
  lines += ["Primes: " + list(state.present.favoritePrimes)]
  lines += ["Diary: \(state.present.activityFeed.count)"]
  let buttons = [(state.past.count, "Undo"), (state.future.count, "Redo")]
  return lines + [buttons.map { $0 > 0 ? "[ \($1) ]" : "[ .... ]" }.joined(separator: " ")]
}

private func list(_ primes: [Int]) -> String {
  guard let first = primes.first else { return "none" }
  return primes.dropFirst().reduce("\(first)") { "\($0), \($1)" }
}
