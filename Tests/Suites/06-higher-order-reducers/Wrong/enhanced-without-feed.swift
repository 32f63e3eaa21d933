// Fails: enhanced.records
// Diagnosis: `activityFeed` is not among the layers, so nothing is recorded.
// Mistake: enhanced-lacks-a-layer

// MARK: - Step 4: compose and with

let enhancedReducer: (inout AppState, AppAction) -> Void = with(
  appReducer,
  compose(
    { logging($0, log: console) },
    { reducer in reducer }
  )
)
