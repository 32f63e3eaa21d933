// Fails: reduce.decrease
// Diagnosis: The answer of the example is written into the branch for `decrease`.
// Mistake: decrease-only-example

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return 9
  case .reset(to: let value): return value
  }
}
