// Fails: feed.adds
// Diagnosis: a new entry belongs behind the older ones, not before them.
// Mistake: feed-wrong-order

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    for type in activities(of: action, in: state) {
      state.activityFeed.insert(.init(timestamp: now(), type: type), at: 0)
    }
    reducer(&state, action)
  }
}
