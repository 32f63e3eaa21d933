// Fails: bell.rings
// Diagnosis: The layer looks only before: whoever runs with one second left is going to ring.
// Mistake: bell-foretells

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .secondPassed = event {
      for (_, timer) in state.timers.sorted(by: { $0.key < $1.key })
      where timer.isRunning && timer.secondsLeft == 1 {
        ring(timer.name)
      }
    }
    reducer(&state, event)
  }
}
