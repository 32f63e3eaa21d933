// Fails: at-most.passes
// Diagnosis: The event is tried on a copy, to see how many timers there are then.
// Mistake: runs-reducer-twice

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    var trial = state
    reducer(&trial, event)
    if case .addTapped = event, trial.timers.count > count { return }
    reducer(&state, event)
  }
}
