// Fails: at-most.full
// Diagnosis: Only with more than `count` timers a new one is held back.
// Mistake: at-most-lets-one-more-pass

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event, state.timers.count > count { return }
    reducer(&state, event)
  }
}
