// Fails: bell.order
// Diagnosis: If several timers begin to ring at once, they are called in the order of their names.
// Mistake: bell-order-is-by-name

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    let before = state.timers
    reducer(&state, event)
    let new = state.timers.filter { $0.value.secondsLeft == 0 && before[$0.key]?.secondsLeft != 0 }
    for name in new.values.map(\.name).sorted() { ring(name) }
  }
}
