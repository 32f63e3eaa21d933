// Fails: at-most.full
// Diagnosis: Only timers that run need room.
// Mistake: at-most-counts-some-timers

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let running = state.timers.values.filter(\.isRunning)
    if case .addTapped = event, running.count >= count { return }
    reducer(&state, event)
  }
}
