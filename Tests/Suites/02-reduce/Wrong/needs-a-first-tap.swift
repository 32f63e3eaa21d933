// Fails: reduce.increase
// Diagnosis: The very first call of all is taken for the start of the app, and changes nothing.

// MARK: - Step 1: reduce

var hasBegun = false

func reduce(_ state: State, event: Event) -> State {
  defer { hasBegun = true }
  guard hasBegun else { return state }
  switch event {
  case .increase: return state + 1
  case .decrease: return state - 1
  case .reset(to: let value): return value
  }
}
