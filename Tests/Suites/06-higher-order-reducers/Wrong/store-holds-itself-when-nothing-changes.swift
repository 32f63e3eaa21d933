// Fails: observers.goes-away
// Diagnosis: What is to be told is kept as a closure until a value changes, and holds the store as long.
// Mistake: store-stays

// MARK: - Step 7: Store

extension Store {
  private var telling: (() -> Void)?

  func send(_ action: Action) {
    let old = "\(value)"
    reducer(&value, action)
    let tell = { for observer in self.observers { observer(self.value) } }
    tell()
    telling = "\(value)" == old ? tell : nil
  }
}
