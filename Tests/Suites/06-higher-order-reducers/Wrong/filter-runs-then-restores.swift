// Fails: filter.refuses
// Diagnosis: a refused action must not run the inner reducer at all.
// Mistake: filter-runs-anyway

// MARK: - Step 5: filterActions

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping (inout Value, Action) -> Void) -> (inout Value, Action) -> Void {
  return { reducer in
    { value, action in
      let old = value
      reducer(&value, action)
      if !predicate(action) { value = old }
    }
  }
}
