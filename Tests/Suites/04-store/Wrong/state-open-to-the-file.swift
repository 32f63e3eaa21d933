// Fails: store.one-door
// Diagnosis: Everything in the file can write the state, such as the screen.

// MARK: - Step 1: Store

extension Store {
  fileprivate(set) var state: State
}
