// Lesson 6 · Higher-order reducers: named functions inside functions, and wider types for compose.

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  guard case .deleteFavoritePrimes(let positions) = action else { return }
  var kept: [Int] = []
  for (position, prime) in state.enumerated() {
    if !positions.contains(position) {
      kept.append(prime)
    }
  }
  state = kept
}

// MARK: - Step 2: activityFeed

// Without: activities(of:in:)

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  func record(_ type: AppState.ActivityType, in state: inout AppState) {
    state.activityFeed.append(.init(timestamp: now(), type: type))
  }
  func layered(state: inout AppState, action: AppAction) {
    if case .primeModal(let tap) = action {
      if tap == .saveFavoritePrimeTapped {
        record(.addedFavoritePrime(state.count), in: &state)
      } else if state.favoritePrimes.firstIndex(of: state.count) != nil {
        record(.removedFavoritePrime(state.count), in: &state)
      }
    } else if case .deleteFavoritePrimes(let positions)? = action.favoritePrimes {
      for position in positions {
        if state.favoritePrimes.indices.contains(position) {
          record(.removedFavoritePrime(state.favoritePrimes[position]), in: &state)
        }
      }
    }
    reducer(&state, action)
  }
  return layered
}

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  func layered(value: inout Value, action: Action) {
    defer { log("Action: " + String(describing: action) + "; value: " + String(describing: value)) }
    reducer(&value, action)
  }
  return layered
}

// MARK: - Step 4: compose and with

func with<Value, Result>(
  _ value: Value, _ function: (Value) throws -> Result
) rethrows -> Result {
  return try function(value)
}

func compose<First, Second, Third>(
  _ outer: @escaping (Second) -> Third,
  _ inner: @escaping (First) -> Second
) -> (First) -> Third {
  func composed(_ value: First) -> Third {
    let between = inner(value)
    return outer(between)
  }
  return composed
}

private func withLog(
  _ reducer: @escaping (inout AppState, AppAction) -> Void
) -> (inout AppState, AppAction) -> Void {
  return logging(reducer, log: console)
}

private func withFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void
) -> (inout AppState, AppAction) -> Void {
  return activityFeed(reducer, now: wallClock)
}

let enhancedReducer: (inout AppState, AppAction) -> Void = with(
  appReducer, compose(withLog, withFeed))

// MARK: - Step 5: filterActions

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping (inout Value, Action) -> Void) -> (inout Value, Action) -> Void {
  func filter(
    _ reducer: @escaping (inout Value, Action) -> Void
  ) -> (inout Value, Action) -> Void {
    func layered(value: inout Value, action: Action) {
      if predicate(action) {
        reducer(&value, action)
      }
    }
    return layered
  }
  return filter
}

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  func move(_ value: inout Value, from: inout [Value], to: inout [Value]) {
    if let next = from.last {
      from.removeLast()
      to.append(value)
      value = next
    }
  }
  func layered(state: inout UndoState<Value>, action: UndoAction<Action>) {
    switch action {
    case .action(let action):
      state.past.append(state.present)
      while state.past.count > limit && !state.past.isEmpty {
        state.past.removeFirst()
      }
      state.future.removeAll()
      reducer(&state.present, action)
    case .undo:
      move(&state.present, from: &state.past, to: &state.future)
    case .redo:
      move(&state.present, from: &state.future, to: &state.past)
    }
  }
  return layered
}
