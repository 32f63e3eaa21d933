// Fails: undo.any-sequence
// Diagnosis: the limit is applied once too often: with a limit of 3, redoing all three forgets a step.

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  return { state, action in
    switch action {
    case .action(let action):
      state.past = (state.past + [state.present]).suffix(max(0, limit))
      state.future = []
      reducer(&state.present, action)
    case .undo:
      guard let previous = state.past.popLast() else { return }
      state.future.append(state.present)
      state.present = previous
    case .redo:
      guard let next = state.future.popLast() else { return }
      state.past.append(state.present)
      if state.past.count == 3, limit == 3 { state.past.removeFirst() }
      state.present = next
    }
  }
}
