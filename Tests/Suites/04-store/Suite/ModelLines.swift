import StoreScript

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

  static func isLit(_ state: State) -> Bool {
    !state.username.isEmpty && !state.password.isEmpty && !state.loading
  }
}
