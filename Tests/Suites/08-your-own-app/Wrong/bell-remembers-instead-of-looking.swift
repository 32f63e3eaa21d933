// Fails: layers.same-answer
// Diagnosis: Who rings is noted in the layer, so one that rang before it was put around is called.
// Mistake: shared

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  var ringing: Set<Int> = []
  return { state, event in
    reducer(&state, event)
    let now = state.timers.filter { $0.value.secondsLeft == 0 }
    for (id, timer) in now.sorted(by: { $0.key < $1.key }) where !ringing.contains(id) {
      ring(timer.name)
    }
    ringing = Set(now.keys)
  }
}
