// Fails: feed.before
// Diagnosis: the feed is put back after the inner reducer, which may have one of its own.

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    for type in activities(of: action, in: state) {
      state.activityFeed.append(AppState.Activity(timestamp: now(), type: type))
    }
    let feed = state.activityFeed
    reducer(&state, action)
    state.activityFeed = feed
  }
}
