// Fails: enhanced.logs
// Diagnosis: the log is to go to `console`, not to the screen.
// Mistake: enhanced-lacks-a-layer

// MARK: - Step 4: compose and with

let enhancedReducer: (inout AppState, AppAction) -> Void = with(
  appReducer,
  compose(
    { logging($0, log: { print($0) }) },
    { activityFeed($0, now: wallClock) }
  )
)
