// Fails: reduce.increase
// Diagnosis: The answer of the example is written into the branch for `increase`.
// Mistake: increase-only-example

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return 1
  case .decrease: return state - 1
  case .reset(to: let value): return value
  }
}
