// Fails: feed.removes
// Diagnosis: after the inner reducer has run, the removed favourite can't be found any more.
// Mistake: feed-works-after

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    reducer(&state, action)
    for type in activities(of: action, in: state) {
      state.activityFeed.append(AppState.Activity(timestamp: now(), type: type))
    }
  }
}
