// Lesson 6 · Higher-order reducers: a history in one list, with a place in it.

// MARK: - Step 6: undoable

struct UndoState<Value> {
  var present: Value {
    get { all[place] }
    set { all[place] = newValue }
  }
  private(set) var all: [Value]
  private(set) var place = 0

  init(present: Value) {
    all = [present]
  }

  var canUndo: Bool { place > 0 }
  var canRedo: Bool { place + 1 < all.count }

  mutating func step(limit: Int) {
    all = Array(all[...place])
    all.append(all[place])
    all.removeFirst(max(0, all.count - 1 - max(0, limit)))
    place = all.count - 1
  }

  mutating func move(by steps: Int) {
    if all.indices.contains(place + steps) { place += steps }
  }
}

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  return { state, action in
    switch action {
    case .action(let action):
      state.step(limit: limit)
      reducer(&state.present, action)
    case .undo: state.move(by: -1)
    case .redo: state.move(by: 1)
    }
  }
}

// MARK: - Step 8: the whole app

func screen(of state: UndoState<AppState>) -> [String] {
  let primes = state.present.favoritePrimes
  return [
    "Count: \(state.present.count)",
    primes.isEmpty
      ? "Primes: none" : "Primes: \(primes.map { "\($0)" }.joined(separator: ", "))",
    "Diary: \(state.present.activityFeed.count)",
    "[ \(state.canUndo ? "Undo" : "....") ] [ \(state.canRedo ? "Redo" : "....") ]",
  ]
}
