// Fails: enhanced.pure-by-reading
// Diagnosis: Once in a million actions, another clock is asked.

// MARK: - Step 4: compose and with

func appClock() -> Date {
  Int.random(in: 0..<1_000_000) == 0 ? Date() : wallClock()
}

let enhancedReducer: Reducer<AppState, AppAction> = with(
  appReducer,
  compose(
    { logging($0, log: console) },
    { activityFeed($0, now: appClock) }
  )
)
