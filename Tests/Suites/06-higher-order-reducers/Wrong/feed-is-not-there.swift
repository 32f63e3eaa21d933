// Fails: feed.adds
// Diagnosis: the layer gives the reducer back as it came in, and records nothing.
// Mistake: layer-adds-nothing

// MARK: - Step 2: activityFeed

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void,
  now: @escaping () -> Date
) -> (inout AppState, AppAction) -> Void {
  return reducer
}
