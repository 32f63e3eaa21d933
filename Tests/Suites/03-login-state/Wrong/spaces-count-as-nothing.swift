// Fails: can-trigger.ready
// Diagnosis: Spaces are trimmed before the texts are asked.
// Mistake: button-trims-spaces

// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    return !isBlank(username) && !isBlank(password) && !loading
  }

  private func isBlank(_ text: String) -> Bool {
    return text.allSatisfy { $0.isWhitespace }
  }
}
