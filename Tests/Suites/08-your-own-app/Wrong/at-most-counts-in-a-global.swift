// Fails: layers.pure-by-reading
// Diagnosis: How many timers were refused is counted in a global variable, which nobody looks at.

// MARK: - Step 4: two layers

var refusedCount = 0

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    if case .addTapped = event, state.timers.count >= count {
      refusedCount += 1
      return
    }
    reducer(&state, event)
  }
}
