// Fails: combine.values
// Diagnosis: The first reducer that wants something is taken for the only one that is meant.
// Mistake: combine-stops-at-the-first-effects

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    for reducer in reducers {
      let effects = reducer(&value, action)
      if !effects.isEmpty { return effects }
    }
    return []
  }
}
