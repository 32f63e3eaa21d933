// Fails: undoing.reset
// Diagnosis: Opposites take the last events back, and a reset has none; only all events lead to the start.
// Mistake: undoing-skips-resets

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  guard count < events.count else { return initial }
  let undone = events.suffix(max(0, count)).reversed()
  return undone.reduce(replay(events, from: initial)) { state, event in
    switch event {
    case .increase: return reduce(state, event: .decrease)
    case .decrease: return reduce(state, event: .increase)
    case .reset: return state
    }
  }
}
