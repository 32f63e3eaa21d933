// Fails: at-most.passes
// Diagnosis: No timer starts while more run than there is room for.

// MARK: - Step 4: two layers

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    switch event {
    case .addTapped where state.timers.count >= count: return
    case .timer(_, .startTapped) where state.timers.values.count(where: \.isRunning) > count:
      return
    default: reducer(&state, event)
    }
  }
}
