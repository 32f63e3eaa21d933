// Fails: filter.twice
// Diagnosis: a layer that is used for two reducers runs the first of them for both.

// MARK: - Step 5: filterActions

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping (inout Value, Action) -> Void) -> (inout Value, Action) -> Void {
  var first: ((inout Value, Action) -> Void)?
  return { reducer in
    let inner = first ?? reducer
    first = inner
    return { value, action in
      guard predicate(action) else { return }
      inner(&value, action)
    }
  }
}
