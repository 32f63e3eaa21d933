// MARK: - Step 2: canTriggerLogin

extension State {
  var canTriggerLogin: Bool {
    // While the app is loading two texts are never enough.
    let texts = [username, password].filter { $0 != "" && $0.unicodeScalars.count > 0 }
    return texts.count == (loading ? 3 : 2)
  }
}
