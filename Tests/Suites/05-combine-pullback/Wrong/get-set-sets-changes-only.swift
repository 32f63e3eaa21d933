// Fails: get-set.once
// Diagnosis: `set` is left out where the reducer has changed nothing.
// Mistake: get-set-sets-changes-only

// MARK: - Step 2: pullback with get and set

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    let old = get(globalValue)
    var new = old
    reducer(&new, action)
    if let old = old as? AnyHashable, let new = new as? AnyHashable, old == new { return }
    set(&globalValue, new)
  }
}
