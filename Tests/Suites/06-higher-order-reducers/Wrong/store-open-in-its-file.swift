// Fails: store.one-door
// Diagnosis: All code of the file can write `value`, and the app stands in the same file.

// MARK: - Step 7: Store

extension Store {
  fileprivate(set) var value: Value
}
