// Lesson 6 · Higher-order reducers: one switch over everything that matters at once.

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    // Every removal so far has moved the rest up by one.
    var removed = 0
    for position in positions {
      if position - removed < state.count {
        state.remove(at: position - removed)
        removed += 1
      }
    }
  }
}

// MARK: - Step 2: activityFeed

// Without: activities(of:in:)

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    switch (action, state.favoritePrimes.contains(state.count)) {
    case (.primeModal(.saveFavoritePrimeTapped), _):
      state.activityFeed += [.init(timestamp: now(), type: .addedFavoritePrime(state.count))]
    case (.primeModal(.removeFavoritePrimeTapped), true):
      state.activityFeed += [.init(timestamp: now(), type: .removedFavoritePrime(state.count))]
    case (.favoritePrimes(.deleteFavoritePrimes(let positions)), _):
      for position in positions where position < state.favoritePrimes.count {
        let prime = state.favoritePrimes[position]
        state.activityFeed += [.init(timestamp: now(), type: .removedFavoritePrime(prime))]
      }
    default:
      break
    }
    reducer(&state, action)
  }
}

// MARK: - Step 3: logging

func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  log: @escaping (String) -> Void
) -> (inout Value, Action) -> Void {
  return { value, action in
    let old = value
    reducer(&value, action)
    log("\(old) + \(action) = \(value)")
  }
}

// MARK: - Step 4: compose and with

func with<Value>(_ value: Value, _ function: (Value) -> Value) -> Value {
  function(value)
}

func compose<Value>(
  _ outer: @escaping (Value) -> Value,
  _ inner: @escaping (Value) -> Value
) -> (Value) -> Value {
  { outer(inner($0)) }
}

// The order of the two doesn't show: one works only before, the other only after.
let enhancedReducer: (inout AppState, AppAction) -> Void = activityFeed(
  logging(appReducer) { line in logLines.append(line) },
  now: { currentTime })

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  return { state, action in
    switch (action, state.past.last, state.future.first) {
    case (.action(let action), _, _):
      state.past = limit > 0 ? state.past.suffix(limit - 1) + [state.present] : []
      state.future = []
      reducer(&state.present, action)
    case (.undo, let previous?, _):
      state.past.removeLast()
      state.future.insert(state.present, at: 0)
      state.present = previous
    case (.redo, _, let next?):
      state.future.removeFirst()
      state.past.append(state.present)
      state.present = next
    case (.undo, nil, _), (.redo, _, nil):
      break
    }
  }
}
