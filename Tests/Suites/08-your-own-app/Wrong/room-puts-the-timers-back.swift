// Fails: at-most.room-again
// Diagnosis: The event is let through, and the timers are put back as they were; a number is used up.
// Mistake: at-most-looks-afterwards

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    if case .addTapped = event, before.count >= count { state.timers = before }
  }
}
