// Fails: larger.counters
// Diagnosis: the app is in the larger app, and the new screen isn't.
// Mistake: larger-lacks-the-counters

// MARK: - Step 7: one more screen

let largerReducer: Reducer<LargerState, LargerAction> = combine(
  pullback(appReducer, value: \.app, action: \.app)
)
