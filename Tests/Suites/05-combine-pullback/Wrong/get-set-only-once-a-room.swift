// Fails: get-set.remembers-nothing
// Diagnosis: After twenty actions nothing is set any more, whatever house it is.

// MARK: - Step 2: pullback with get and set

var setCount = 0

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    var localValue = get(globalValue)
    reducer(&localValue, action)
    setCount += 1
    if setCount <= 20 { set(&globalValue, localValue) }
  }
}
