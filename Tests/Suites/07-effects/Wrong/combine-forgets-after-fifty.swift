// Fails: parts.same-answer
// Diagnosis: Actions are counted over all combined reducers, and after fifty of them nothing is to be done any more.

// MARK: - Step 4: combine and pullback

var combinedCount = 0

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    var effects: [Effect<Action>] = []
    for reducer in reducers { effects += reducer(&value, action) }
    combinedCount += 1
    return combinedCount <= 50 ? effects : []
  }
}
