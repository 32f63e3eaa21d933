// Fails: undo.present
// Diagnosis: Whoever writes the present makes the state forget what could be redone.
// Mistake: writing-changes-the-history

// MARK: - Step 6: undoable

struct UndoState<Value> {
  var present: Value {
    get { now }
    set { (now, future) = (newValue, []) }
  }
  fileprivate var now: Value
  fileprivate(set) var past: [Value] = []
  fileprivate(set) var future: [Value] = []

  init(present: Value) {
    now = present
  }
}

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  return { state, action in
    switch action {
    case .action(let action):
      state.past = (state.past + [state.now]).suffix(max(0, limit))
      reducer(&state.present, action)
    case .undo:
      guard let previous = state.past.popLast() else { return }
      state.future.append(state.now)
      state.now = previous
    case .redo:
      guard let next = state.future.popLast() else { return }
      state.past.append(state.now)
      state.now = next
    }
  }
}
