// Fails: filter.lets-through
// Diagnosis: the reducer must work on the value itself, not on a copy that is thrown away.
// Mistake: works-on-a-copy

// MARK: - Step 5: filterActions

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping (inout Value, Action) -> Void) -> (inout Value, Action) -> Void {
  return { reducer in
    { value, action in
      guard predicate(action) else { return }
      var copy = value
      reducer(&copy, action)
    }
  }
}
