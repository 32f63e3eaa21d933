// Fails: reduce.decrease
// Diagnosis: The branch for `decrease` gives the old state.
// Mistake: decrease-ignored

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return state
  case .reset(to: let value): return value
  }
}
