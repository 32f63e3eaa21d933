// Fails: reduce.silent
// Diagnosis: Every event is printed on the way; printing is a side effect.
// Mistake: reduce-prints

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  print("\(event) in \(state)")
  switch event {
  case .increase: return state + 1
  case .decrease: return state - 1
  case .reset(let value): return value
  }
}
