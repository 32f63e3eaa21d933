// Fails: undo.other-limit
// Diagnosis: With a limit of zero only the past is forgotten, and what another layer has undone is redone.
// Mistake: undo-keeps-future

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
      } else {
        state.past = []
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
