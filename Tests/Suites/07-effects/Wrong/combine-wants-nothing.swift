// Fails: combine.effects
// Diagnosis: The values are changed as in lesson 5, and the effects are forgotten.
// Mistake: combine-drops-effects

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    for reducer in reducers { _ = reducer(&value, action) }
    return []
  }
}
