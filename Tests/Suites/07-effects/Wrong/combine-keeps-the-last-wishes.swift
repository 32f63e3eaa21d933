// Fails: combine.effects
// Diagnosis: Each reducer overwrites what the one before it wanted.
// Mistake: combine-keeps-last-effects

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    var effects: [Effect<Action>] = []
    for reducer in reducers { effects = reducer(&value, action) }
    return effects
  }
}
