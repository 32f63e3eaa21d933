// Fails: reduce.silent
// Diagnosis: it prints, though only for a large number.

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  if state > 1_000_000 { print("A million!") }
  switch event {
  case .increase: return state + 1
  case .decrease: return state - 1
  case .reset(to: let value): return value
  }
}
