// Fails: late.old-answer
// Diagnosis: The numbers begin anew after a hundred effects, and an old answer fits again.

// MARK: - Step 2: Store

extension Store {
  private func begin(_ id: String) -> Int {
    count = (count + 1) % 100
    underWay[id] = count
    return count
  }
}
