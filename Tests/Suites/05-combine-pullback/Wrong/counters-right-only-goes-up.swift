// Fails: counters.right
// Diagnosis: written by hand, and in the last line the sign is wrong.
// Mistake: counters-count-otherwise

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = { counters, action in
  switch action {
  case .left(.increase): counters.left += 1
  case .left(.decrease): counters.left -= 1
  case .right(.increase): counters.right += 1
  case .right(.decrease): counters.right += 1
  }
}
