// Fails: larger.remembers-nothing
// Diagnosis: the app goes on in a global; only the counters are those that come in.

// MARK: - Step 7: one more screen

var theApp = AppState()

let largerReducer: Reducer<LargerState, LargerAction> = { state, action in
  if let own = action.app { appReducer(&theApp, own) }
  if let own = action.counters { countersReducer(&state.counters, own) }
  state.app = theApp
}
