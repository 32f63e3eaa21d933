// Fails: counters.left
// Diagnosis: once out of its case, nobody knows any more which counter the action was for.
// Mistake: counters-change-both

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = { counters, action in
  switch action {
  case .left(let own), .right(let own):
    counterReducer(value: &counters.left, action: own)
    counterReducer(value: &counters.right, action: own)
  }
}
