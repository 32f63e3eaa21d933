// Fails: feed.adds
// Diagnosis: `now` is a clock of the layer's own; the variable behind `wallClock` is the app's.
// Mistake: clock-not-asked

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    for type in activities(of: action, in: state) {
      state.activityFeed.append(AppState.Activity(timestamp: currentTime, type: type))
    }
    reducer(&state, action)
  }
}
