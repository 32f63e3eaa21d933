// Fails: feed.adds
// Diagnosis: a new entry is appended; the older ones must stay.
// Mistake: feed-replaces-older

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    let entries = activities(of: action, in: state).map {
      AppState.Activity(timestamp: now(), type: $0)
    }
    if !entries.isEmpty { state.activityFeed = entries }
    reducer(&state, action)
  }
}
