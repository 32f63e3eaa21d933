// Fails: counters.left
// Diagnosis: a new pair is made for each action, and the other counter begins again at zero.
// Mistake: counters-change-the-other

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = { counters, action in
  switch action {
  case .left(let own):
    var count = counters.left
    counterReducer(value: &count, action: own)
    counters = Counters(left: count)
  case .right(let own):
    var count = counters.right
    counterReducer(value: &count, action: own)
    counters = Counters(right: count)
  }
}
