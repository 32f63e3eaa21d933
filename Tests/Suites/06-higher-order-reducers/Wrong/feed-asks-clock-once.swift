// Fails: feed.clock
// Diagnosis: `now` is asked once, when the layer is put on; it must be asked for each action.
// Mistake: clock-not-asked

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  let time = now()
  return { state, action in
    for type in activities(of: action, in: state) {
      state.activityFeed.append(AppState.Activity(timestamp: time, type: type))
    }
    reducer(&state, action)
  }
}
