// Fails: bell.again
// Diagnosis: The layer notes for good who was called, so after a reset a timer runs out in silence.
// Mistake: bell-rings-once-for-ever

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  var called: Set<Int> = []
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    for (id, timer) in state.timers.sorted(by: { $0.key < $1.key })
    where timer.secondsLeft == 0 && before[id]?.secondsLeft != 0 {
      if called.insert(id).inserted { ring(timer.name) }
    }
  }
}
