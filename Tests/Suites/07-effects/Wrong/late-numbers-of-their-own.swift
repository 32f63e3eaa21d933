// Fails: late.old-answer
// Diagnosis: Each id counts for itself, and a cancel makes it begin anew.
// Mistake: numbers-come-again

// MARK: - Step 2: Store

extension Store {
  private func begin(_ id: String) -> Int {
    let number = (underWay[id] ?? 0) + 1
    underWay[id] = number
    return number
  }
}
