// Fails: late.at-once
// Diagnosis: While an answer is sent, what is answered at once under the same id is taken for the same answer.

// MARK: - Step 2: Store

extension Store {
  private var ending: Set<String> = []

  private func end(_ id: String, _ number: Int, with action: Action) {
    guard underWay[id] == number, !ending.contains(id) else { return }
    underWay[id] = nil
    ending.insert(id)
    send(action)
    ending.remove(id)
  }
}
