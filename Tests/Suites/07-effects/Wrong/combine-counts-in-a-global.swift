// Fails: parts.pure-by-reading
// Diagnosis: How many actions there were is counted in a global variable, which nobody looks at.

// MARK: - Step 4: combine and pullback

var combinedCount = 0

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    var effects: [Effect<Action>] = []
    for reducer in reducers { effects += reducer(&value, action) }
    combinedCount += 1
    return effects
  }
}
