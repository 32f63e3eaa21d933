// Fails: reduce.reset
// Diagnosis: A reset to a number below zero gives zero.
// Mistake: reset-never-negative

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return state - 1
  case .reset(let value): return max(0, value)
  }
}
