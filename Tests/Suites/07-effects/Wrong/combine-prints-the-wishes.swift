// Fails: parts.silent
// Diagnosis: the combined reducer prints how much is to be done: a side effect.
// Mistake: prints

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    var effects: [Effect<Action>] = []
    for reducer in reducers { effects += reducer(&value, action) }
    print(effects.count)
    return effects
  }
}
