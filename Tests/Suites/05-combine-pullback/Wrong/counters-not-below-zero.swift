// Fails: counters.left
// Diagnosis: whoever counts things refuses a number below zero; counterReducer doesn't.
// Mistake: counters-wrong-below-zero

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = { counters, action in
  switch action {
  case .left(.increase): counters.left += 1
  case .left(.decrease): if counters.left > 0 { counters.left -= 1 }
  case .right(.increase): counters.right += 1
  case .right(.decrease): if counters.right > 0 { counters.right -= 1 }
  }
}
