// Lesson 6 · Higher-order reducers: a function that wraps the app's reducer anew for each action.

// MARK: - Step 4: compose and with
// Without: enhancedReducer

func enhancedReducer(_ state: inout AppState, _ action: AppAction) {
  let wrapped = with(
    appReducer, compose({ logging($0, log: console) }, { activityFeed($0, now: wallClock) }))
  wrapped(&state, action)
}
