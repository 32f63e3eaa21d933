// Fails: layers.run-once
// Diagnosis: Only a second is thought to make a timer ring, whatever the reducer within does.
// Mistake: bell-hears-only-seconds

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    guard case .secondPassed = event else { return }
    for (id, timer) in state.timers.sorted(by: { $0.key < $1.key })
    where timer.secondsLeft == 0 && before[id]?.secondsLeft != 0 {
      ring(timer.name)
    }
  }
}
