// Fails: store.asks-no-clock
// Diagnosis: For debugging the store prints when each action came.

// MARK: - Step 7: Store

extension Store {
  func send(_ action: Action) {
    print(Date(), action)
    reducer(&value, action)
    for observer in observers { observer(value) }
  }
}
