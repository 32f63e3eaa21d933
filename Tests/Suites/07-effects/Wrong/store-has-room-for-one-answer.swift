// Fails: store.at-once
// Diagnosis: Of what comes back while `send` is at work, only the last is kept.

// MARK: - Step 2: Store

extension Store {
  private var isSending = false
  private var next: Action?

  func send(_ action: Action) {
    guard !isSending else {
      next = action
      return
    }
    isSending = true
    for effect in reducer(&value, action) { perform(effect) }
    isSending = false
    if let action = next {
      next = nil
      send(action)
    }
  }
}
