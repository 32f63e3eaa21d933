// Fails: undo.other-limit
// Diagnosis: One value is dropped for each that comes; what was too much before stays.
// Mistake: limit-forgets-one-at-most

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  return { state, action in
    switch action {
    case .action(let action):
      state.past.append(state.present)
      if state.past.count > max(0, limit) { state.past.removeFirst() }
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
