// Fails: late.others
// Diagnosis: When a thousand effects are under way, all are forgotten for the next one.

// MARK: - Step 2: Store

extension Store {
  private func begin(_ id: String) -> Int {
    if underWay.count == 1_000 { underWay = [:] }
    count += 1
    underWay[id] = count
    return count
  }
}
