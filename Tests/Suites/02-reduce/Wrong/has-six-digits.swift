// Fails: reduce.increase
// Diagnosis: The counter begins again at zero after its sixth digit.

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state == 999_999 ? 0 : state + 1
  case .decrease: return state - 1
  case .reset(let value): return value
  }
}
