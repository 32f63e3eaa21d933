// Fails: reduce.increase
// Diagnosis: Below zero an increase is taken for a step away from zero.
// Mistake: reduce-below-zero

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state < 0 ? state - 1 : state + 1
  case .decrease: return state - 1
  case .reset(let value): return value
  }
}
