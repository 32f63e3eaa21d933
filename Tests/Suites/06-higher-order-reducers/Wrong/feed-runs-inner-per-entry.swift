// Fails: feed.runs-inner
// Diagnosis: the inner reducer runs once per action, not once for each entry.
// Mistake: runs-reducer-twice

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    for type in activities(of: action, in: state) {
      state.activityFeed.append(AppState.Activity(timestamp: now(), type: type))
      reducer(&state, action)
    }
    if activities(of: action, in: state).isEmpty { reducer(&state, action) }
  }
}
