// Fails: reduce.reset
// Diagnosis: A reset adds its value to the state instead of replacing it.
// Mistake: reset-adds-its-value

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return state - 1
  case .reset(let value): return state + value
  }
}
