// Fails: store.only-send
// Diagnosis: everybody can write `value`; only the store itself may.
// Mistake: value-is-open

// MARK: - Step 7: Store

extension Store {
  var value: Value
}
