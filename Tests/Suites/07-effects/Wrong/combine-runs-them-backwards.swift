// Fails: combine.values
// Diagnosis: The last reducer runs first, as `compose` does it with functions.
// Mistake: combine-turns-the-order

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    var effects: [Effect<Action>] = []
    for reducer in reducers.reversed() { effects += reducer(&value, action) }
    return effects
  }
}
