// Fails: combine.effects
// Diagnosis: The values come in order, but what is wanted last stands first.
// Mistake: combine-turns-the-effects

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    var effects: [Effect<Action>] = []
    for reducer in reducers { effects = reducer(&value, action) + effects }
    return effects
  }
}
