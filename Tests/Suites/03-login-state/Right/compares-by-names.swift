// Lesson 3 · Login state: the tester compares the texts of all fields, in the order of a dictionary.

// MARK: - Step 4: failures

/// What each field says, by its name.
private func texts(of state: State) -> [String: String] {
  var texts: [String: String] = [:]
  for field in Mirror(reflecting: state).children {
    texts[field.label ?? ""] = "\(field.value)"
  }
  return texts
}

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  let rows: [(event: State.Event, changed: [String: String])] = [
    (.onUpdateUsername("bob"), ["username": "bob"]),
    (.onUpdatePassword("1912"), ["password": "1912"]),
    (.onTriggerLogin, ["loading": "true", "data": "nil", "error": "nil"]),
    (.onLoginSuccess("u8"), ["loading": "false", "data": "Optional(\"u8\")"]),
    (
      .onLoginError(.offline),
      ["loading": "false", "error": "\(Optional(LoginError.offline) as Any)"]
    ),
    (
      .onLoginError(.usernamePasswordMismatch),
      ["loading": "false", "error": "\(Optional(LoginError.usernamePasswordMismatch) as Any)"]
    ),
  ]
  var lines: [String] = []
  for loading in [false, true] {
    for error in [LoginError.offline, .usernamePasswordMismatch] {
      let state = State(
        username: "ada", password: "1815", loading: loading, data: "u7", error: error)
      for (event, changed) in rows {
        let expected = texts(of: state).merging(changed) { $1 }
        for (name, text) in texts(of: reduce(state, event)) where expected[name] != text {
          lines.append("\(event): \(name) is \(text)")
        }
      }
    }
  }
  return lines
}
