// Fails: store.only-dispatch
// Diagnosis: The state can be written from outside; its setter has to be private.
// Mistake: state-is-open

// MARK: - Step 1: Store

extension Store {
  var state: State
}
