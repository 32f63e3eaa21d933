// Fails: larger.counters
// Diagnosis: a larger state is made anew for the counters, with an empty app in it.
// Mistake: larger-changes-the-other-part

// MARK: - Step 7: one more screen

let largerReducer: Reducer<LargerState, LargerAction> = { state, action in
  if let own = action.app { appReducer(&state.app, own) }
  if let own = action.counters {
    var counters = state.counters
    countersReducer(&counters, own)
    state = LargerState(counters: counters)
  }
}
