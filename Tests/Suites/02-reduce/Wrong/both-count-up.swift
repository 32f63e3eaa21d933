// Fails: reduce.decrease
// Diagnosis: The branch for `decrease` is a copy of that for `increase`.
// Mistake: decrease-goes-up

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return state + 1
  case .reset(to: let value): return value
  }
}
