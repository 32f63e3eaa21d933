// Fails: bell.once
// Diagnosis: Whoever ran and no longer runs is at its end.
// Mistake: bell-rings-when-one-stops

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    for (id, timer) in state.timers.sorted(by: { $0.key < $1.key })
    where before[id]?.isRunning == true && !timer.isRunning {
      ring(timer.name)
    }
  }
}
