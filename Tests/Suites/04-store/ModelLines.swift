/// The login screen: what a right one shows.
extension Model {
  static let lineNames = ["username", "password", "status", "button"]

  static func lines(of state: State) -> [String] {
    [
      "Username: \(state.username)",
      "Password: " + String(repeating: "•", count: state.password.count),
      status(of: state),
      isLit(state) ? "[ Log in ]" : "[ ...... ]",
    ]
  }

  private static func status(of state: State) -> String {
    if state.loading { return "Logging in…" }
    switch state.error {
    case .usernamePasswordMismatch: return "Wrong username or password."
    case .offline: return "No connection."
    case nil: return state.data.map { "Welcome, \($0)." } ?? ""
    }
  }

  private static func isLit(_ state: State) -> Bool {
    !state.username.isEmpty && !state.password.isEmpty && !state.loading
  }

  /// How often each line has been drawn after the events.
  ///
  /// Compares what the lines are made of: to write them down for every step takes far longer.
  static func redraws(_ events: [Event], from initial: State = State()) -> [String: Int] {
    var (username, password, status, button) = (1, 1, 1, 1)
    var state = initial
    for event in events {
      let old = state
      state = reduce(old, event)
      if state.username != old.username { username += 1 }
      if state.password.count != old.password.count { password += 1 }
      if self.status(of: state) != self.status(of: old) { status += 1 }
      if isLit(state) != isLit(old) { button += 1 }
    }
    return ["username": username, "password": password, "status": status, "button": button]
  }
}
