// Fails: bell.rings
// Diagnosis: A timer of one second is thought to ring at once.
// Mistake: bell-misses-a-timer

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    for (id, timer) in state.timers.sorted(by: { $0.key < $1.key })
    where timer.secondsLeft == 0 && before[id]?.secondsLeft == 1 && timer.seconds > 1 {
      ring(timer.name)
    }
  }
}
