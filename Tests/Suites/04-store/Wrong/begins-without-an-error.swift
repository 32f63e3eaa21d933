// Fails: store.initial
// Diagnosis: `init` takes the error out of the state that it is given.
// Mistake: begins-with-another-state

// MARK: - Step 1: Store

extension Store {
  init(initialState: State) {
    state = initialState
    state.error = nil
  }
}
