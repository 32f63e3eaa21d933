// Fails: undo.present
// Diagnosis: What the last action has made is kept for undo, and not what is there when the next comes.

// MARK: - Step 6: undoable

struct UndoState<Value> {
  var present: Value
  var past: [Value] = []
  var future: [Value] = []
  var result: Value

  init(present: Value) {
    (self.present, result) = (present, present)
  }
}

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  return { state, action in
    switch action {
    case .action(let action):
      state.past = (state.past + [state.result]).suffix(max(0, limit))
      state.future = []
      reducer(&state.present, action)
    case .undo:
      guard let previous = state.past.popLast() else { return }
      state.future.append(state.result)
      state.present = previous
    case .redo:
      guard let next = state.future.popLast() else { return }
      state.past.append(state.result)
      state.present = next
    }
    state.result = state.present
  }
}
