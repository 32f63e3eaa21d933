// Fails: late.old-answer
// Diagnosis: The number of an effect is how many are under way: it comes again.
// Mistake: unwanted-answers-count

// MARK: - Step 2: Store

extension Store {
  private func end(_ id: String, _ number: Int, with action: Action) {
    guard underWay[id] == number else { return }
    underWay[id] = nil
    count -= 1
    send(action)
  }
}
