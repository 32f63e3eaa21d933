// Fails: at-most.room-again
// Diagnosis: A timer that rings is done, so it needs no room.
// Mistake: at-most-counts-some-timers

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let left = state.timers.values.filter { $0.secondsLeft > 0 }
    if case .addTapped = event, left.count >= count { return }
    reducer(&state, event)
  }
}
