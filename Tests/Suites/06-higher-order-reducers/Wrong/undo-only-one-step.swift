// Fails: undo.undo
// Diagnosis: undo goes back step by step; keep every old value, not just the last.
// Mistake: only-one-step

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  return { state, action in
    switch action {
    case .action(let action):
      state.past = limit > 0 ? [state.present] : []
      state.future = []
      reducer(&state.present, action)
    case .undo:
      guard let previous = state.past.popLast() else { return }
      state.future.append(state.present)
      state.present = previous
    case .redo:
      guard let next = state.future.popLast() else { return }
      state.past.append(state.present)
      state.present = next
    }
  }
}
