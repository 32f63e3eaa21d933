// Fails: at-most.room-again
// Diagnosis: The layer notes that it is full, and never looks again.
// Mistake: at-most-stays-full

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  var isFull = false
  return { state, event in
    isFull = isFull || state.timers.count >= count
    if case .addTapped = event, isFull { return }
    reducer(&state, event)
  }
}
