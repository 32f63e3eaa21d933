// Fails: bell.rings
// Diagnosis: A timer whose name is empty isn't called.
// Mistake: bell-skips-empty-names

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    for (id, timer) in state.timers.sorted(by: { $0.key < $1.key })
    where timer.secondsLeft == 0 && before[id]?.secondsLeft != 0 && !timer.name.isEmpty {
      ring(timer.name)
    }
  }
}
