// Fails: undoing.reset
// Diagnosis: Undoing applies opposites, and leaves out the resets.
// Mistake: undoing-skips-resets

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let undone = events.suffix(max(0, count)).reversed()
  return undone.reduce(replay(events, from: initial)) { state, event in
    switch event {
    case .increase: return state - 1
    case .decrease: return state + 1
    case .reset: return state
    }
  }
}
