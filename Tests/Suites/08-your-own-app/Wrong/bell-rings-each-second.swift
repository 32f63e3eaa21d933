// Fails: bell.once
// Diagnosis: The bell rings each second as long as a timer rings.
// Mistake: bell-rings-again-and-again

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    reducer(&state, event)
    guard case .secondPassed = event else { return }
    for (_, timer) in state.timers.sorted(by: { $0.key < $1.key }) where timer.secondsLeft == 0 {
      ring(timer.name)
    }
  }
}
