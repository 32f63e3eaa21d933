// Fails: undo.limit
// Diagnosis: What is too much goes, but there has to be room for one more.
// Mistake: full-history-stands-still

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  let room = max(0, limit)
  return { state, action in
    switch action {
    case .action(let action):
      while state.past.count > room { state.past.removeFirst() }
      if state.past.count != room { state.past += [state.present] }
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
