// Fails: feed.adds
// Diagnosis: two saves at the same time are taken for one.

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    let old = state.activityFeed
    for type in activities(of: action, in: state) {
      let entry = AppState.Activity(timestamp: now(), type: type)
      if !old.contains(entry) { state.activityFeed.append(entry) }
    }
    reducer(&state, action)
  }
}
