// Fails: at-most.passes
// Diagnosis: A full kitchen holds every event back.
// Mistake: at-most-holds-everything-back

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    guard state.timers.count < count else { return }
    reducer(&state, event)
  }
}
