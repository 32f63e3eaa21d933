// Fails: undo.redo
// Diagnosis: redo takes back the last undo first, not the first one.
// Mistake: history-from-wrong-end

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
      guard !state.future.isEmpty else { return }
      let next = state.future.removeFirst()
      state.past.append(state.present)
      state.present = next
    }
  }
}
