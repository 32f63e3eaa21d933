// Fails: feed.adds
// Diagnosis: The diary is full with five hundred entries, and takes no more.

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping Reducer<AppState, AppAction>,
  now: @escaping () -> Date
) -> Reducer<AppState, AppAction> {
  return { state, action in
    for type in activities(of: action, in: state) where state.activityFeed.count < 500 {
      state.activityFeed.append(AppState.Activity(timestamp: now(), type: type))
    }
    reducer(&state, action)
  }
}
