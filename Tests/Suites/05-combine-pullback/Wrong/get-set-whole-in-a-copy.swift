// Fails: get-set.self
// Diagnosis: A value that is its own part is changed in a copy, without `get` and `set`.

// MARK: - Step 2: pullback with get and set

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    if LocalValue.self == GlobalValue.self, "\(get(globalValue))" == "\(globalValue)",
      var whole = globalValue as? LocalValue
    {
      reducer(&whole, action)
      return
    }
    var localValue = get(globalValue)
    reducer(&localValue, action)
    set(&globalValue, localValue)
  }
}
