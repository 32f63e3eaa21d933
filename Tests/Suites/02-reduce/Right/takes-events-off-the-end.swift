// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state &+ 1
  case .decrease: return state.advanced(by: -1)
  case .reset(to: let value): return value
  }
}

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  var rest = events
  var undone = 0
  // Also where nothing is left to undo: that takes longer, and is no mistake.
  while undone < count {
    _ = rest.popLast()
    undone += 1
  }
  return replay(rest, from: initial)
}
