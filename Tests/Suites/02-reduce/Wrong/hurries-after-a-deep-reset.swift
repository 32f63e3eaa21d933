// Fails: reduce.same-answer
// Diagnosis: After a reset below zero the number goes down in steps of two, wherever it is then.

// MARK: - Step 1: reduce

var hasBeenBelowZero = false

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + 1
  case .decrease: return hasBeenBelowZero ? state - 2 : state - 1
  case .reset(to: let value):
    if value < 0 { hasBeenBelowZero = true }
    return value
  }
}
