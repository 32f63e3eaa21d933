// Fails: combine.values
// Diagnosis: One run is for the value, and one for the effects.
// Mistake: runs-reducer-twice

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    var effects: [Effect<Action>] = []
    for reducer in reducers {
      _ = reducer(&value, action)
      effects += reducer(&value, action)
    }
    return effects
  }
}
