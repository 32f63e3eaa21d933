// Lesson 6 · Higher-order reducers: a store needn't be pure, and this one tells what it does.

// MARK: - Step 7: Store

extension Store {
  func send(_ action: Action) {
    reducer(&value, action)
    print("sent:", action)
    for observer in observers { observer(value) }
  }
}
