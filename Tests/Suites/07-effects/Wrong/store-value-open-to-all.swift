// Fails: store.only-send
// Diagnosis: The value has to be read from outside, so it is a plain variable.
// Mistake: value-is-open

// MARK: - Step 2: Store

extension Store {
  var value: Value
}
