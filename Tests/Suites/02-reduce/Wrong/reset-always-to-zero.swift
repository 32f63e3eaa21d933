// Fails: reduce.reset
// Diagnosis: A reset ignores the value that travels with the event and always gives 0.
// Mistake: reset-always-zero

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return state - 1
  case .reset: return 0
  }
}
