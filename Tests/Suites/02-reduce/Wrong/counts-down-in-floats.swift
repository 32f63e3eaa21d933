// Fails: reduce.decrease
// Diagnosis: a `Float` holds every whole number only up to 16,777,216.
// Mistake: reduce-large-numbers

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return Int(Float(state) - 1)
  case .reset(to: let value): return value
  }
}
