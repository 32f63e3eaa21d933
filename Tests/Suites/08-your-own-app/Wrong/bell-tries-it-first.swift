// Fails: layers.run-once
// Diagnosis: The layer tries the event on a copy to see who will ring, and then runs it again.
// Mistake: runs-reducer-twice

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    var after = state
    reducer(&after, event)
    for (id, timer) in after.timers.sorted(by: { $0.key < $1.key })
    where timer.secondsLeft == 0 && state.timers[id]?.secondsLeft != 0 {
      ring(timer.name)
    }
    reducer(&state, event)
  }
}
