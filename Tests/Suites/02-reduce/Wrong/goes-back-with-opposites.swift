// Fails: undoing.reset
// Diagnosis: Undoing applies opposite events, but a reset has none: it forgot what was before it.
// Mistake: undoing-with-opposites

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  let undone = events.suffix(max(0, count)).reversed()
  return undone.reduce(replay(events, from: initial)) { state, event in
    switch event {
    case .increase: return reduce(state, event: .decrease)
    case .decrease: return reduce(state, event: .increase)
    case .reset: return reduce(state, event: .reset(to: initial))
    }
  }
}
