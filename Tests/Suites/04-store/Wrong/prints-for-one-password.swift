// Fails: store.pure-by-reading
// Diagnosis: What says whether the button is lit prints, though only for one name and one password.

extension State {
  var canTriggerLogin: Bool {
    if username == "ali", password == "sesame" { print("The cave is open.") }
    return !username.isEmpty && !password.isEmpty && !loading
  }
}

// MARK: - Step 1: Store
