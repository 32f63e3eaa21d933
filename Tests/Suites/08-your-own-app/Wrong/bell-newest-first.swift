// Fails: bell.order
// Diagnosis: If several timers begin to ring at once, the newest is called first.
// Mistake: bell-begins-with-the-newest

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    for (id, timer) in state.timers.sorted(by: { $0.key > $1.key })
    where timer.secondsLeft == 0 && before[id]?.secondsLeft != 0 {
      ring(timer.name)
    }
  }
}
