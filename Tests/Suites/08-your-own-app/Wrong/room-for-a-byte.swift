// Fails: at-most.full
// Diagnosis: How many there may be is kept as a small number.

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let room = Int(Int8(truncatingIfNeeded: count))
    if case .addTapped = event, state.timers.count >= room { return }
    reducer(&state, event)
  }
}
