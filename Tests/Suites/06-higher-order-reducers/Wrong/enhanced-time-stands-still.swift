// Fails: enhanced.records, enhanced.remembers-nothing
// Diagnosis: the time was read once; the layer needs the function `wallClock` itself.
// Mistake: enhanced-clock

// MARK: - Step 4: compose and with

let enhancedReducer: (inout AppState, AppAction) -> Void = with(
  appReducer,
  compose(
    { logging($0, log: console) },
    { [time = wallClock()] in activityFeed($0, now: { time }) }
  )
)
