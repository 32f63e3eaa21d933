// Fails: at-most.full
// Diagnosis: The last place stays free.
// Mistake: at-most-lets-one-less-pass

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event, state.timers.count >= count - 1 { return }
    reducer(&state, event)
  }
}
