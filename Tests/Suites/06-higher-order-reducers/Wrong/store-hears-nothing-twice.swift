// Fails: store.send
// Diagnosis: The same action right after itself is taken for the same tap.
// Mistake: store-ignores-repetitions

// MARK: - Step 7: Store

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> Void
  private var observers: [(Value) -> Void] = []
  private var latest: String?

  init(initialValue: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = initialValue
    self.reducer = reducer
  }

  func send(_ action: Action) {
    defer { latest = "\(action)" }
    guard latest != "\(action)" else { return }
    reducer(&value, action)
    for observer in observers { observer(value) }
  }

  func subscribe(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
    observer(value)
  }
}
