// Fails: get-set.silent
// Diagnosis: the part is printed before it is set: a side effect.
// Mistake: pullback-prints

// MARK: - Step 2: pullback with get and set

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    var localValue = get(globalValue)
    reducer(&localValue, action)
    print(localValue)
    set(&globalValue, localValue)
  }
}
