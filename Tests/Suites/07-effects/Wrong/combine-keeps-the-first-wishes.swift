// Fails: combine.effects
// Diagnosis: What the first one wants is thought to be what is wanted.
// Mistake: combine-keeps-first-effects

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    var first: [Effect<Action>]?
    for reducer in reducers {
      let effects = reducer(&value, action)
      first = first ?? effects
    }
    return first ?? []
  }
}
