// Fails: reduce.increase
// Diagnosis: The two directions are swapped.
// Mistake: reduce-swaps-directions

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state - 1
  case .decrease: return state + 1
  case .reset(to: let value): return value
  }
}
