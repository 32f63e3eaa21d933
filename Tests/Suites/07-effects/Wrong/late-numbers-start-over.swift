// Fails: late.old-answer
// Diagnosis: Each id counts for itself, and begins with 1 again once nothing is under way.
// Mistake: numbers-come-again

// MARK: - Step 2: Store

extension Store {
  // Without: count

  private func begin(_ id: String) -> Int {
    let number = (underWay[id] ?? 0) + 1
    underWay[id] = number
    return number
  }
}
