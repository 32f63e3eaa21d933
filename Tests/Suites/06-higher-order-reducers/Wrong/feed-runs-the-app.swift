// Fails: feed.runs-inner
// Diagnosis: The reducer that it is given is never run; the app's own is.
// Mistake: feed-runs-app-reducer

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    for type in activities(of: action, in: state) {
      state.activityFeed.append(AppState.Activity(timestamp: now(), type: type))
    }
    appReducer(&state, action)
  }
}
