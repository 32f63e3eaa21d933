// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return { value, action in
    var count = 0
    func runNext(on value: inout Value) {
      guard count < reducers.count else { return }
      reducers[count](&value, action)
      count += 1
      runNext(on: &value)
    }
    runNext(on: &value)
  }
}
