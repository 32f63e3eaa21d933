// Fails: reduce.increase
// Diagnosis: The branch for `increase` gives the old state.
// Mistake: increase-ignored

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state
  case .decrease: return state - 1
  case .reset(to: let value): return value
  }
}
