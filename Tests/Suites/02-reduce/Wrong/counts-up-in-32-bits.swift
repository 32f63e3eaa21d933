// Fails: reduce.increase
// Diagnosis: a smaller type wraps where an `Int` goes on.
// Mistake: reduce-large-numbers

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return Int(Int32(truncatingIfNeeded: state) &+ 1)
  case .decrease: return state - 1
  case .reset(to: let value): return value
  }
}
