// Fails: undo.new-action
// Diagnosis: An action that leads to the same value as a redo is taken for one, and the rest of the future stays.

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  limit: Int
) -> Reducer<UndoState<Value>, UndoAction<Action>> {
  return { state, action in
    switch action {
    case .action(let action):
      let before = state.present
      reducer(&state.present, action)
      state.past.append(before)
      state.past = Array(state.past.suffix(max(0, limit)))
      if let next = state.future.last, "\(next)" == "\(state.present)" {
        state.future.removeLast()
      } else {
        state.future = []
      }
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
