// Fails: late.replace
// Diagnosis: An effect whose id is under way already is not noted: the older answer counts.
// Mistake: older-one-stays

// MARK: - Step 2: Store

extension Store {
  private func begin(_ id: String) -> Int {
    count += 1
    if underWay[id] == nil { underWay[id] = count }
    return count
  }
}
