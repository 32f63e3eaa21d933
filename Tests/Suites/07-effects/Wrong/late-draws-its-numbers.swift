// Fails: late.old-answer
// Diagnosis: An effect draws one of a thousand numbers, and an older one may have the same.

// MARK: - Step 2: Store

extension Store {
  // Without: count

  private func begin(_ id: String) -> Int {
    let number = Int.random(in: 1...1_000)
    underWay[id] = number
    return number
  }
}
