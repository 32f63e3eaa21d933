// Fails: undo.other-limit
// Diagnosis: With a limit of zero no step is kept, so the old ones are left alone.
// Mistake: no-limit-leaves-older-steps

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  return { state, action in
    switch action {
    case .action(let action):
      if limit > 0 {
        state.past = (state.past + [state.present]).suffix(limit)
        state.future = []
      }
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
