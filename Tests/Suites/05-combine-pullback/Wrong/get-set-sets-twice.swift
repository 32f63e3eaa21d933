// Fails: get-set.once
// Diagnosis: `set` is called before the reducer and after it; once, after it, is what was asked.
// Mistake: get-set-too-often

// MARK: - Step 2: pullback with get and set

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    // `get` gives a copy: what the reducer does to it has to be set.
    var localValue = get(globalValue)
    set(&globalValue, localValue)
    reducer(&localValue, action)
    set(&globalValue, localValue)
  }
}
