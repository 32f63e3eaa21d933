// Fails: feed.adds
// Diagnosis: older entries of a long diary are dropped.

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    for type in activities(of: action, in: state) {
      state.activityFeed.append(AppState.Activity(timestamp: now(), type: type))
    }
    state.activityFeed = Array(state.activityFeed.suffix(100))
    reducer(&state, action)
  }
}
