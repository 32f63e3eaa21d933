// Lesson 6 · Higher-order reducers: a past and a future that are no lists of values.

// MARK: - Step 6: undoable

struct UndoState<Value> {
  var present: Value
  /// The latest last; each comes with its number.
  private(set) var past: [(number: Int, value: Value)] = []
  /// The next one to be redone, with those behind it.
  private(set) var future: Node?

  init(present: Value) {
    self.present = present
  }

  final class Node {
    let value: Value
    let next: Node?

    init(_ value: Value, before next: Node?) {
      (self.value, self.next) = (value, next)
    }
  }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { future != nil }

  mutating func step(limit: Int) {
    past.append((past.count, present))
    past.removeFirst(max(0, past.count - max(0, limit)))
    future = nil
  }

  mutating func undo() {
    guard let last = past.popLast() else { return }
    future = Node(present, before: future)
    present = last.value
  }

  mutating func redo() {
    guard let node = future else { return }
    past.append((past.count, present))
    (present, future) = (node.value, node.next)
  }
}

func undoable<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  limit: Int
) -> Reducer<UndoState<Value>, UndoAction<Action>> {
  return { state, action in
    switch action {
    case .action(let action):
      state.step(limit: limit)
      reducer(&state.present, action)
    case .undo: state.undo()
    case .redo: state.redo()
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
