// Fails: bell.once
// Diagnosis: The layer asks whether any timer rang before, so a second one begins in silence.
// Mistake: bell-waits-for-silence

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let wasRinging = state.timers.values.contains { $0.secondsLeft == 0 }
    reducer(&state, event)
    guard !wasRinging else { return }
    for (_, timer) in state.timers.sorted(by: { $0.key < $1.key }) where timer.secondsLeft == 0 {
      ring(timer.name)
    }
  }
}
