// Fails: larger.app
// Diagnosis: who logs out finds the counters at zero: an app's action reaches into the screen.
// Mistake: larger-changes-the-other-part

// MARK: - Step 7: one more screen

let largerReducer: Reducer<LargerState, LargerAction> = combine(
  pullback(appReducer, value: \.app, action: \.app),
  pullback(countersReducer, value: \.counters, action: \.counters),
  { state, action in
    if case .app(.account(.logout)) = action { state.counters = Counters() }
  }
)
