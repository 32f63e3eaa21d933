// Fails: larger.counters
// Diagnosis: a counter's action marks the e-mail as valid: a screen that isn't its own.
// Mistake: larger-changes-the-other-part

// MARK: - Step 7: one more screen

let largerReducer: Reducer<LargerState, LargerAction> = combine(
  pullback(appReducer, value: \.app, action: \.app),
  pullback(countersReducer, value: \.counters, action: \.counters),
  { state, action in
    if case .counters = action { state.app.settings.isEmailValid = state.counters.left > 0 }
  }
)
