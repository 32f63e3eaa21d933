// Fails: store.only-send
// Diagnosis: everybody can write `value`; only the store itself may.

// MARK: - Step 7: Store

extension Store {
  var value: Value
}
