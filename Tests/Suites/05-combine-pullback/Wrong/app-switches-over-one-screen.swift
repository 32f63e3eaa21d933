// Fails: app.pokemon-list
// Diagnosis: a `switch` written by hand does what one screen wants, and nothing for the others.
// Mistake: app-leaves-out

// MARK: - Step 6: appReducer

let appReducer: Reducer<AppState, AppAction> = { state, action in
  switch action {
  case .account(let action):
    accountReducer(state: &state.settings, action: action)
  default:
    break
  }
}
