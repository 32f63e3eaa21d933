// Fails: enhanced.records
// Diagnosis: A wall clock at 1970 counts as one that nobody has set, so another clock is asked.

// MARK: - Step 4: compose and with

let enhancedReducer: Reducer<AppState, AppAction> = with(
  appReducer,
  compose(
    { logging($0, log: console) },
    {
      activityFeed(
        $0, now: { wallClock() == Date(timeIntervalSince1970: 0) ? Date() : wallClock() })
    }
  )
)
