// Fails: filter.pure-by-reading
// Diagnosis: How many actions were refused is counted in a global variable, which nobody looks at.

// MARK: - Step 5: filterActions

var refusedCount = 0

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping Reducer<Value, Action>) -> Reducer<Value, Action> {
  return { reducer in
    { value, action in
      guard predicate(action) else {
        refusedCount += 1
        return
      }
      reducer(&value, action)
    }
  }
}
