// Fails: reduce.reset
// Diagnosis: A reset gives the old state.
// Mistake: reset-ignored

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return state - 1
  case .reset: return state
  }
}
