// Fails: late.at-once
// Diagnosis: Actions wait in line, and whoever takes them gives up after a thousand.

// MARK: - Step 2: Store

extension Store {
  private var line: [Action] = []
  private var isSending = false

  func send(_ action: Action) {
    line.append(action)
    guard !isSending else { return }
    isSending = true
    for _ in 1...1_000 where !line.isEmpty {
      for effect in reducer(&value, line.removeFirst()) { perform(effect) }
    }
    isSending = false
  }
}
