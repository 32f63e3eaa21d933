// Fails: larger.silent
// Diagnosis: the larger app tells which screen an action went to: a side effect.
// Mistake: larger-prints

// MARK: - Step 7: one more screen

let largerReducer: Reducer<LargerState, LargerAction> = { state, action in
  switch action {
  case .app(let own):
    print("app")
    appReducer(&state.app, own)
  case .counters(let own):
    print("counters")
    countersReducer(&state.counters, own)
  }
}
