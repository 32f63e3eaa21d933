// Fails: late.replace
// Diagnosis: Two effects with the same id stand side by side, and both are answered.
// Mistake: nothing-is-replaced

// MARK: - Step 2: Store

extension Store {
  private var underWay: [String: Set<Int>] = [:]

  private func begin(_ id: String) -> Int {
    count += 1
    underWay[id, default: []].insert(count)
    return count
  }

  private func end(_ id: String, _ number: Int, with action: Action) {
    guard underWay[id]?.remove(number) != nil else { return }
    send(action)
  }
}
