// Fails: bell.order
// Diagnosis: The timers that ring are the bits of one number, which has 64 of them: the others ring in silence.

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  func ringing(_ state: AppState) -> UInt64 {
    state.timers.reduce(0) { bits, entry in
      entry.value.secondsLeft == 0 ? bits | 1 << UInt64(entry.key) : bits
    }
  }
  return { state, event in
    let before = ringing(state)
    reducer(&state, event)
    let begun = ringing(state) & ~before
    for (id, timer) in state.timers.sorted(by: { $0.key < $1.key })
    where begun & 1 << UInt64(id) != 0 { ring(timer.name) }
  }
}
