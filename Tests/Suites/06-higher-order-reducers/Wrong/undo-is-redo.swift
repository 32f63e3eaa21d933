// Fails: undo.undo
// Diagnosis: Undo takes from the future, and redo from the past.
// Mistake: undo-and-redo-exchanged

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
      guard let next = state.future.popLast() else { return }
      state.past.append(state.present)
      state.present = next
    case .redo:
      guard let previous = state.past.popLast() else { return }
      state.future.append(state.present)
      state.present = previous
    }
  }
}
