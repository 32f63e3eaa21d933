// Fails: bell.rings
// Diagnosis: It looks for the word in the whole line, where a name may have it, too.

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    func ringing() -> [Int: KitchenTimer] {
      state.timers.filter { "\($0.value.name) \($0.value.status)".contains("rings") }
    }
    let before = ringing()
    reducer(&state, event)
    for (id, timer) in ringing().sorted(by: { $0.key < $1.key }) where before[id] == nil {
      ring(timer.name)
    }
  }
}

extension KitchenTimer {
  fileprivate var status: String { secondsLeft == 0 ? "rings" : "counts" }
}
