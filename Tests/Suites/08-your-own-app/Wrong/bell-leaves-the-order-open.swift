// Fails: bell.order
// Diagnosis: The names come as the dictionary gives them.
// Mistake: bell-order-is-left-open

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    for (id, timer) in state.timers
    where timer.secondsLeft == 0 && before[id]?.secondsLeft != 0 {
      ring(timer.name)
    }
  }
}
