// Fails: at-most.full
// Diagnosis: The layer holds back at exactly `count` timers, and lets others come where there are more.
// Mistake: at-most-asks-for-equality

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event, state.timers.count == count { return }
    reducer(&state, event)
  }
}
