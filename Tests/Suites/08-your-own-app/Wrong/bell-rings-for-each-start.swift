// Fails: bell.once
// Diagnosis: A tap on start makes the bell ring for a timer that has nothing left.
// Mistake: bell-rings-too-often

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    for (id, timer) in state.timers.sorted(by: { $0.key < $1.key })
    where timer.secondsLeft == 0 && before[id]?.secondsLeft != 0 {
      ring(timer.name)
    }
    if case .timer(let id, .startTapped) = event, let timer = state.timers[id],
      timer.secondsLeft == 0
    {
      ring(timer.name)
    }
  }
}
