// Fails: filter.refuses
// Diagnosis: The predicate is never asked.
// Mistake: filter-lets-all-through

// MARK: - Step 5: filterActions

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping Reducer<Value, Action>) -> Reducer<Value, Action> {
  return { reducer in
    { value, action in reducer(&value, action) }
  }
}
