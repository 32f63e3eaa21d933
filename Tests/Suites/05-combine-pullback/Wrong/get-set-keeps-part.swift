// Fails: get-set.remembers-nothing
// Diagnosis: the part is kept from one action to the next; `get` it for each action.
// Mistake: pullback-keeps-part

// MARK: - Step 2: pullback with get and set

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> (inout GlobalValue, Action) -> Void {
  var kept: LocalValue?
  return { globalValue, action in
    var localValue = get(globalValue)
    if let kept { localValue = kept }
    reducer(&localValue, action)
    set(&globalValue, localValue)
    kept = localValue
  }
}
