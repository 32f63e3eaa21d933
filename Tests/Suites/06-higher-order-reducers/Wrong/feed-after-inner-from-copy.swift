// Fails: feed.before
// Diagnosis: the entries are right, but the layer writes them after the inner reducer, not before.
// Mistake: feed-works-after

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    let before = state
    reducer(&state, action)
    for type in activities(of: action, in: before) {
      state.activityFeed.append(AppState.Activity(timestamp: now(), type: type))
    }
  }
}
