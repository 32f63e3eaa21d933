// Fails: reduce.increase
// Diagnosis: The branch for `increase` is a copy of that for `decrease`.
// Mistake: increase-goes-down

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state - 1
  case .decrease: return state - 1
  case .reset(to: let value): return value
  }
}
