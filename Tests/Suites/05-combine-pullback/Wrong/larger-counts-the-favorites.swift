// Fails: larger.app
// Diagnosis: the left counter is taken for the number of favourites: the app's actions count.
// Mistake: larger-changes-the-other-part

// MARK: - Step 7: one more screen

let largerReducer: Reducer<LargerState, LargerAction> = { state, action in
  switch action {
  case .app(let own):
    appReducer(&state.app, own)
    if case .favorites(.favoritePokemon) = own {
      countersReducer(&state.counters, .left(.increase))
    }
  case .counters(let own):
    countersReducer(&state.counters, own)
  }
}
