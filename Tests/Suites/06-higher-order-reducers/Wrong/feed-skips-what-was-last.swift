// Fails: feed.adds, feed.remembers-nothing
// Diagnosis: The last entry of all is kept outside, and the same one is not written twice in a row.

// MARK: - Step 2: activityFeed

var lastActivity: AppState.ActivityType?

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    for type in activities(of: action, in: state) where type != lastActivity {
      state.activityFeed.append(AppState.Activity(timestamp: now(), type: type))
      lastActivity = type
    }
    reducer(&state, action)
  }
}
