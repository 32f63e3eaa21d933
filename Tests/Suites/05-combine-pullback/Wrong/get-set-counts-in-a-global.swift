// Fails: get-set.pure-by-reading
// Diagnosis: How often something was set is counted in a global variable, which nobody looks at.

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
    set(&globalValue, localValue)
    setCount += 1
  }
}
