// Fails: undo.any-sequence
// Diagnosis: every action is a step, even one after which the value is the same.
// Mistake: skips-equal-values

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  return { state, action in
    switch action {
    case .action(let action):
      let old = state.present
      reducer(&state.present, action)
      guard "\(old)" != "\(state.present)" else { return }
      state.past = (state.past + [old]).suffix(max(0, limit))
      state.future = []
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
