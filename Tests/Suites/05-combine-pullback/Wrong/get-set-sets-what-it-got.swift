// Fails: get-set.changes-part
// Diagnosis: what is set is the part as `get` gives it again, not what the reducer made of it.
// Mistake: pullback-loses-change

// MARK: - Step 2: pullback with get and set

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    // `get` gives a copy: what the reducer does to it has to be set.
    var localValue = get(globalValue)
    reducer(&localValue, action)
    set(&globalValue, get(globalValue))
  }
}
