// Fails: store.at-once
// Diagnosis: The new value takes its place when the effects have begun, over what came back at once.
// Mistake: store-performs-too-early

// MARK: - Step 2: Store

extension Store {
  func send(_ action: Action) {
    var next = value
    for effect in reducer(&next, action) { perform(effect) }
    value = next
  }
}
