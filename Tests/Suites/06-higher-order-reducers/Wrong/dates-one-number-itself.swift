// Fails: feed.pure-by-reading
// Diagnosis: For one number, which it computes, it asks the machine's clock instead of the one that it was handed.

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    for type in activities(of: action, in: state) {
      let time = state.count == 311 * 337 ? Date() : now()
      state.activityFeed.append(AppState.Activity(timestamp: time, type: type))
    }
    reducer(&state, action)
  }
}
