// Fails: at-most.full
// Diagnosis: In a full kitchen the oldest timer goes, so that the new one has room.
// Mistake: at-most-makes-room

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event, state.timers.count >= count, let oldest = state.timers.keys.min() {
      state.timers[oldest] = nil
    }
    reducer(&state, event)
  }
}
