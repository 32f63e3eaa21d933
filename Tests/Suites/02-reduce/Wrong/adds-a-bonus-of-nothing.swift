// Fails: reduce.pure-by-reading
// Diagnosis: It adds a variable from outside, which happens to be 0 as long as nobody sets it.

// MARK: - Step 1: reduce

var bonus = 0

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1 + bonus
  case .decrease: return state - 1
  case .reset(to: let value): return value
  }
}
