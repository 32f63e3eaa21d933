// Fails: at-most.full
// Diagnosis: Timers are counted by their names.
// Mistake: at-most-lets-too-much-pass

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event, Set(state.timers.values.map(\.name)).count >= count { return }
    reducer(&state, event)
  }
}
