// Fails: get-set.changes-part
// Diagnosis: the reducer changes what `get` gave, a copy; it is never set.
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
  }
}
