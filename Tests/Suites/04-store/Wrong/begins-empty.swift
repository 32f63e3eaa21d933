// Fails: store.initial
// Diagnosis: `init` ignores the state that it is given.
// Mistake: starts-empty

// MARK: - Step 1: Store

extension Store {
  init(initialState: State) {
    state = State()
  }
}
