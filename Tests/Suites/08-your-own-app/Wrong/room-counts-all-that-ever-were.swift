// Fails: at-most.room-again
// Diagnosis: The timers that were ever added are counted, so what was removed still needs room.
// Mistake: at-most-counts-removed-timers

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event, state.count >= count { return }
    reducer(&state, event)
  }
}
