// Fails: combine.values
// Diagnosis: The `return` stands in the loop.
// Mistake: combine-stops-after-first

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    for reducer in reducers { return reducer(&value, action) }
    return []
  }
}
