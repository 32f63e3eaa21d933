// Fails: bell.rings
// Diagnosis: A timer that rings is looked for among those that run.
// Mistake: bell-never-rings

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    reducer(&state, event)
    for timer in state.timers.values where timer.isRunning && timer.secondsLeft == 0 {
      ring(timer.name)
    }
  }
}
