// Fails: filter.lets-through
// Diagnosis: an action that the predicate allows must reach the reducer.
// Mistake: swallows-actions

// MARK: - Step 5: filterActions

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping (inout Value, Action) -> Void) -> (inout Value, Action) -> Void {
  return { reducer in
    { value, action in
      guard predicate(action) else { return }
    }
  }
}
