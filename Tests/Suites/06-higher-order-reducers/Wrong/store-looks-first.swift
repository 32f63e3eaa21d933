// Fails: store.once
// Diagnosis: the reducer is run on a copy to see what comes of it, and then again.

// MARK: - Step 7: Store

extension Store {
  func send(_ action: Action) {
    var preview = value
    reducer(&preview, action)
    reducer(&value, action)
    for observer in observers { observer(value) }
  }
}
