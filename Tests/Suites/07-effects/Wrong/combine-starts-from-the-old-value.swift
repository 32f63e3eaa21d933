// Fails: combine.values
// Diagnosis: Each reducer works on the value from before, so only the last one's changes stay.
// Mistake: combine-works-on-copies

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    let old = value
    var effects: [Effect<Action>] = []
    for reducer in reducers {
      value = old
      effects += reducer(&value, action)
    }
    return effects
  }
}
