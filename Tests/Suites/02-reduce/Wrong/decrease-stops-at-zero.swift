// Fails: reduce.decrease
// Diagnosis: The state is kept from falling below 0; nobody asked for that.
// Mistake: decrease-stops-at-zero

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return max(0, state - 1)
  case .reset(let value): return value
  }
}
