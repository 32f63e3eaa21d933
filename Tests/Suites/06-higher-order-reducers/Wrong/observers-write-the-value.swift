// Fails: observers.at-once
// Diagnosis: An observer is handed the value itself, and what it writes there stays.

// MARK: - Step 7: Store

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: Reducer<Value, Action>
  private var observers: [(inout Value) -> Void] = []

  init(initialValue: Value, reducer: @escaping Reducer<Value, Action>) {
    (value, self.reducer) = (initialValue, reducer)
  }

  func send(_ action: Action) {
    reducer(&value, action)
    for observer in observers { observer(&value) }
  }

  func subscribe(_ observer: @escaping (inout Value) -> Void) {
    observers.append(observer)
    observer(&value)
  }
}
