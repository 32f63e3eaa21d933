// Fails: feed.adds
// Diagnosis: the time must come from `now`; `Date()` reads the clock and makes the reducer impure.
// Mistake: clock-not-asked

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    for type in activities(of: action, in: state) {
      state.activityFeed.append(AppState.Activity(timestamp: Date(), type: type))
    }
    reducer(&state, action)
  }
}
