// Fails: enhanced.records
// Diagnosis: Each layer has the app's reducer to itself, so that whatever happens in the app happens twice.
// Mistake: enhanced-runs-the-app-twice

// MARK: - Step 4: compose and with

let enhancedReducer: Reducer<AppState, AppAction> = { state, action in
  let layers = [activityFeed(appReducer, now: wallClock), logging(appReducer, log: console)]
  for layer in layers { layer(&state, action) }
}
