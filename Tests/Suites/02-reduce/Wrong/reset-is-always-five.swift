// Fails: reduce.reset
// Diagnosis: The number of the example is written into the branch for the reset.
// Mistake: reset-only-example

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return state - 1
  case .reset: return 5
  }
}
