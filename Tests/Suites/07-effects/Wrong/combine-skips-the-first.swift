// Fails: combine.values
// Diagnosis: The loop begins with the second reducer.
// Mistake: combine-leaves-reducers-out

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    var effects: [Effect<Action>] = []
    for reducer in reducers.dropFirst() { effects += reducer(&value, action) }
    return effects
  }
}
