// Fails: late.at-once
// Diagnosis: Until the action is handled, its effect still counts as under way, and is answered again.
// Mistake: frees-its-own-id-after-sending

// MARK: - Step 2: Store

extension Store {
  private func end(_ id: String, _ number: Int, with action: Action) {
    // Another number, or none, means: nobody waits for this any more.
    guard underWay[id] == number else { return }
    send(action)
    if underWay[id] == number { underWay[id] = nil }
  }
}
