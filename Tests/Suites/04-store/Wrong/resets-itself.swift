// Fails: store.one-door
// Diagnosis: A function that anybody can call sets the state; no event says what has happened.

// MARK: - Step 1: Store

extension Store {
  func reset() {
    state = State()
  }
}
