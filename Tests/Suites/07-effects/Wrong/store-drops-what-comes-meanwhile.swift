// Fails: store.at-once
// Diagnosis: While it carries effects out, it takes no action.
// Mistake: store-notes-too-late

// MARK: - Step 2: Store

extension Store {
  private var isAtWork: Bool { underWay["at work"] != nil }

  func send(_ action: Action) {
    if isAtWork { return }
    let effects = reducer(&value, action)
    underWay["at work"] = 0
    for effect in effects { perform(effect) }
    underWay["at work"] = nil
  }
}
