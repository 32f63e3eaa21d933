// Fails: enhanced.logs
// Diagnosis: `logging` is put on once; here each action writes two lines.
// Mistake: enhanced-layer-twice

// MARK: - Step 4: compose and with

let enhancedReducer: (inout AppState, AppAction) -> Void = with(
  appReducer,
  compose(
    { logging($0, log: console) },
    { logging(activityFeed($0, now: wallClock), log: console) }
  )
)
