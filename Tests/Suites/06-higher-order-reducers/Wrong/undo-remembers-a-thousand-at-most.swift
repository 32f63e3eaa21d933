// Fails: undo.limit
// Diagnosis: Whatever the limit is, a thousand values are kept at most.

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  limit: Int
) -> Reducer<UndoState<Value>, UndoAction<Action>> {
  return { state, action in
    switch action {
    case .action(let action):
      state.past = (state.past + [state.present]).suffix(max(0, min(limit, 1_000)))
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
