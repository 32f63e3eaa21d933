import LoginStateScript

/// One look at a reducer.
struct Probe {
  var state: State
  var event: State.Event
  /// Whether whole states are compared, or only what the event owns.
  var comparesAll = true
  private var isSkipped = false

  private init(_ event: State.Event, with error: LoginError) {
    self.event = event
    state = State(
      username: "grace", password: "1906", loading: isAnswer(event), data: "u3", error: error)
  }

  mutating func skip() { isSkipped = true }

  mutating func typeTheSame() {
    switch event {
    case .onUpdateUsername: event = .onUpdateUsername(state.username)
    case .onUpdatePassword: event = .onUpdatePassword(state.password)
    default: break
    }
  }

  mutating func typeNothing() {
    switch event {
    case .onUpdateUsername: event = .onUpdateUsername("")
    case .onUpdatePassword: event = .onUpdatePassword("")
    default: break
    }
  }

  var emptied: Probe {
    var probe = self
    probe.state = State(loading: state.loading)
    return probe
  }

  func reports(_ reduce: Suite.Reducer) -> Bool {
    guard !isSkipped else { return false }
    let (actual, expected) = (reduce(state, event), Model.reduce(state, event))
    return comparesAll ? actual != expected : !ownsTheSame(actual, expected)
  }

  private func ownsTheSame(_ one: State, _ other: State) -> Bool {
    switch event {
    case .onUpdateUsername: one.username == other.username
    case .onUpdatePassword: one.password == other.password
    case .onTriggerLogin:
      one.loading == other.loading && one.data == other.data && one.error == other.error
    case .onLoginSuccess: one.loading == other.loading && one.data == other.data
    case .onLoginError: one.loading == other.loading && one.error == other.error
    }
  }

  static func all(with error: LoginError) -> [Probe] {
    [
      .onUpdateUsername("k"), .onUpdatePassword("m"), .onTriggerLogin, .onLoginSuccess("u5"),
      .onLoginError(.offline), .onLoginError(.usernamePasswordMismatch),
    ].map { Probe($0, with: error) }
  }

  static let eachError = Model.errors.flatMap { all(with: $0) }
}

private func isAnswer(_ event: State.Event) -> Bool {
  switch event {
  case .onLoginSuccess, .onLoginError: true
  default: false
  }
}
