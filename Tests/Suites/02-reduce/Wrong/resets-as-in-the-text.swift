// Fails: reduce.reset
// Diagnosis: The values of the examples are written into the branch, and any other one changes nothing.
// Mistake: reset-only-some-values

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return state - 1
  case .reset(let value): return [0, 5].contains(value) ? value : state
  }
}
