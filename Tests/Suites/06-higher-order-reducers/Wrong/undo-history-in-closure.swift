// Fails: undo.in-state
// Diagnosis: the history is kept beside the state, so all states share it.
// Mistake: history-not-in-state

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  var past: [Value] = []
  var future: [Value] = []
  return { state, action in
    switch action {
    case .action(let action):
      past = (past + [state.present]).suffix(max(0, limit))
      future = []
      reducer(&state.present, action)
    case .undo:
      guard let previous = past.popLast() else { return }
      future.append(state.present)
      state.present = previous
    case .redo:
      guard let next = future.popLast() else { return }
      past.append(state.present)
      state.present = next
    }
  }
}
