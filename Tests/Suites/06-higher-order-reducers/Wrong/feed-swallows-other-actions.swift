// Fails: feed.runs-inner
// Diagnosis: actions that record nothing must reach the inner reducer all the same.
// Mistake: swallows-actions

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    let types = activities(of: action, in: state)
    if types.isEmpty { return }
    for type in types {
      state.activityFeed.append(AppState.Activity(timestamp: now(), type: type))
    }
    reducer(&state, action)
  }
}
