// Fails: counters.left
// Diagnosis: an empty combine was meant to be filled in later, so no counter ever counts.
// Mistake: counters-not-there

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = combine()
