// Fails: reduce.increase
// Diagnosis: the last number is never reached.

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state < Int.max - 1 ? state + 1 : state
  case .decrease: return state - 1
  case .reset(to: let value): return value
  }
}
