// Fails: store.one-door
// Diagnosis: A property with a setter writes a part of the state.

// MARK: - Step 1: Store

extension Store {
  var isLoading: Bool {
    get { state.loading }
    set { state.loading = newValue }
  }
}
