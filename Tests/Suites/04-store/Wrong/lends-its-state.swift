// Fails: store.one-door
// Diagnosis: A function lends the state to be changed by whoever calls it.

// MARK: - Step 1: Store

extension Store {
  func update(_ change: (inout State) -> Void) {
    let old = state
    change(&state)
    tell(old, state)
  }
}
