// Fails: store.one-door
// Diagnosis: A property that anybody can set takes the username into the state.

// MARK: - Step 1: Store

extension Store {
  var username = "" {
    didSet { state.username = username }
  }
}
