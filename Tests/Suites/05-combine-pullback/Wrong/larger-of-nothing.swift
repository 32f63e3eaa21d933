// Fails: larger.app
// Diagnosis: the counters work, and the larger app is left for later.
// Mistake: larger-not-there

// MARK: - Step 7: one more screen

let largerReducer: Reducer<LargerState, LargerAction> = combine()
