// Fails: at-most.full
// Diagnosis: The room is written down as eight, and `count` isn't looked at.
// Mistake: at-most-has-its-own-count

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event, state.timers.count >= 8 { return }
    reducer(&state, event)
  }
}
