// Fails: combine.none
// Diagnosis: the first of no reducers is forced, which is a trap before anything is run.

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  return reducers.dropFirst().reduce(reducers.first!) { combined, next in
    return { value, action in
      combined(&value, action)
      next(&value, action)
    }
  }
}
