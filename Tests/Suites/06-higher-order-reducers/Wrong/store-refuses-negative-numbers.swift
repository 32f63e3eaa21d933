// Fails: store.initial
// Diagnosis: What has a minus sign is taken for a mistake, and no store begins with it.

// MARK: - Step 7: Store

extension Store {
  init(initialValue: Value, reducer: @escaping (inout Value, Action) -> Void) {
    precondition(!"\(initialValue)".contains("-"))
    self.value = initialValue
    self.reducer = reducer
  }
}
