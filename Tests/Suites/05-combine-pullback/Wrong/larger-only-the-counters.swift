// Fails: larger.app
// Diagnosis: only the new screen is put into the larger app: the old screens do nothing any more.
// Mistake: larger-lost-the-app

// MARK: - Step 7: one more screen

let largerReducer: Reducer<LargerState, LargerAction> =
  pullback(countersReducer, value: \.counters, action: \.counters)
