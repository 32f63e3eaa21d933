// Fails: counters.left
// Diagnosis: the action is forced out of its case: one for the other counter crashes the app.

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = { counters, action in
  counterReducer(value: &counters.left, action: action.left!)
  counterReducer(value: &counters.right, action: action.right!)
}
