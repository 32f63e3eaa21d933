// Fails: combine.values
// Diagnosis: First all values are made, and then the wishes, by a second run on the end value.
// Mistake: runs-reducer-twice

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    for reducer in reducers { _ = reducer(&value, action) }
    var end = value
    return reducers.flatMap { reducer in reducer(&end, action) }
  }
}
