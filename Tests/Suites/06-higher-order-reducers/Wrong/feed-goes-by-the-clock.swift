// Fails: feed.clock
// Diagnosis: A new entry is put where its time says, and so isn't the last one.

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    for type in activities(of: action, in: state) {
      let entry = AppState.Activity(timestamp: now(), type: type)
      let later = state.activityFeed.firstIndex { $0.timestamp > entry.timestamp }
      state.activityFeed.insert(entry, at: later ?? state.activityFeed.count)
    }
    reducer(&state, action)
  }
}
