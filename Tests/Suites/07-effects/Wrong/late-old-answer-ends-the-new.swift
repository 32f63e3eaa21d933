// Fails: late.old-answer
// Diagnosis: An answer that nobody waits for takes the mark of the newer effect away.
// Mistake: old-answer-ends-the-new

// MARK: - Step 2: Store

extension Store {
  private func end(_ id: String, _ number: Int, with action: Action) {
    let newest = underWay.removeValue(forKey: id)
    guard newest == number else { return }
    send(action)
  }
}
