// Fails: at-most.room-again
// Diagnosis: Once it is full, all timers have to go before another one may come.
// Mistake: at-most-holds-too-much-back

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event, state.timers.count >= count { return }
    if case .addTapped = event, !state.timers.isEmpty, state.count >= count { return }
    reducer(&state, event)
  }
}
