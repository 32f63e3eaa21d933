// Fails: bell.order
// Diagnosis: If several timers begin to ring at once, only the first is called.
// Mistake: bell-rings-for-one

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    let new = state.timers.filter { $0.value.secondsLeft == 0 && before[$0.key]?.secondsLeft != 0 }
    if let first = new.min(by: { $0.key < $1.key }) { ring(first.value.name) }
  }
}
