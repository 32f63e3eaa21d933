// Fails: late.any-order
// Diagnosis: The id is freed after `send`, and with it what that `send` has begun anew.
// Mistake: frees-the-id-after-sending

// MARK: - Step 2: Store

extension Store {
  private func end(_ id: String, _ number: Int, with action: Action) {
    // Another number, or none, means: nobody waits for this any more.
    guard underWay[id] == number else { return }
    send(action)
    underWay[id] = nil
  }
}
