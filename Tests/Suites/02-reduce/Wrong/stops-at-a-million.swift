// Fails: reduce.reset
// Diagnosis: a reset has an upper limit that nobody asked for.

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return state - 1
  case .reset(to: let value): return min(value, 1_000_000)
  }
}
