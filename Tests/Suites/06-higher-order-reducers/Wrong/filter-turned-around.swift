// Fails: filter.refuses
// Diagnosis: the predicate says which actions get through, not which are refused.
// Mistake: filter-turned-around

// MARK: - Step 5: filterActions

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping (inout Value, Action) -> Void) -> (inout Value, Action) -> Void {
  return { reducer in
    { value, action in
      guard !predicate(action) else { return }
      reducer(&value, action)
    }
  }
}
