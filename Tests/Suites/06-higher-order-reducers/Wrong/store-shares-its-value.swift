// Fails: store.two
// Diagnosis: All stores of a kind keep their values in one place, and so have the same one.

// MARK: - Step 7: Store

var sharedValues: [String: Any] = [:]

extension Store {
  private(set) var value: Value {
    get { sharedValues["\(Value.self)"] as! Value }
    set { sharedValues["\(Value.self)"] = newValue }
  }

  init(initialValue: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.reducer = reducer
    self.value = initialValue
  }
}
