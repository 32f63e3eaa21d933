// Fails: larger.app
// Diagnosis: a larger state is made anew of the app, and the counters begin again at zero.
// Mistake: larger-changes-the-other-part

// MARK: - Step 7: one more screen

let largerReducer: Reducer<LargerState, LargerAction> = { state, action in
  switch action {
  case .app(let own):
    var app = state.app
    appReducer(&app, own)
    state = LargerState(app: app)
  case .counters(let own):
    countersReducer(&state.counters, own)
  }
}
