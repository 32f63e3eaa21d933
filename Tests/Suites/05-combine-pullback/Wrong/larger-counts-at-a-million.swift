// Fails: larger.pure-by-reading
// Diagnosis: At one number beyond a million, which no check reaches, it changes a global variable.

// MARK: - Step 7: one more screen

var jackpots = 0

let largerReducer: Reducer<LargerState, LargerAction> = combine(
  pullback(appReducer, value: \.app, action: \.app),
  pullback(countersReducer, value: \.counters, action: \.counters),
  { state, action in
    if case .counters = action, state.counters.left == 1_618_033 { jackpots += 1 }
  }
)
