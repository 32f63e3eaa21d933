// Lesson 6 · Higher-order reducers: adds a step, and then drops as many as there are too many.

// MARK: - Step 6: undoable

func undoable<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  limit: Int
) -> (inout UndoState<Value>, UndoAction<Action>) -> Void {
  return { state, action in
    switch action {
    case .action(let action):
      state.past.append(state.present)
      let excess = state.past.count - max(limit, 0)
      if excess > 0 { state.past.removeFirst(excess) }
      state.future.removeAll()
      reducer(&state.present, action)
    case .undo:
      if let last = state.past.indices.last {
        state.future.append(state.present)
        state.present = state.past.remove(at: last)
      }
    case .redo:
      if let last = state.future.indices.last {
        state.past.append(state.present)
        state.present = state.future.remove(at: last)
      }
    }
  }
}
