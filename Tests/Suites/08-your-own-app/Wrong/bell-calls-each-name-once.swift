// Fails: bell.order
// Diagnosis: Two timers with the same name that begin to ring at once are called once.
// Mistake: bell-goes-by-names

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    var called: Set<String> = []
    for (id, timer) in state.timers.sorted(by: { $0.key < $1.key })
    where timer.secondsLeft == 0 && before[id]?.secondsLeft != 0 {
      if called.insert(timer.name).inserted { ring(timer.name) }
    }
  }
}
