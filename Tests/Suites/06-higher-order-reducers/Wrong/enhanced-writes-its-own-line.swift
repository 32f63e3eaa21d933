// Fails: enhanced.logs
// Diagnosis: The line that comes to the console is another one than that of `logging`.
// Mistake: enhanced-lines-tell-nothing

// MARK: - Step 4: compose and with

let enhancedReducer: (inout AppState, AppAction) -> Void = with(
  appReducer,
  compose(
    { logging($0, log: { _ in console("There was an action.") }) },
    { activityFeed($0, now: wallClock) }))
