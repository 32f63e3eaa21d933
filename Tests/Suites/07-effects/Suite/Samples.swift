import EffectsScript
import SuiteSupport

// Values to try.

typealias LoginEvent = RunEvent<LoginAction>

extension Model {
  /// Both fields are filled in, nothing else has happened.
  static let typed = LoginState(username: "ada", password: "secret")

  static let results: [LoginResult] = [
    .success("u1"), .failure(.offline), .failure(.usernamePasswordMismatch), .success(""),
    .success("Zoë"),
  ]

  /// States in which the button can be tapped.
  static let idleStates: [LoginState] = [
    typed, LoginState(username: "ada", password: "secret", data: "u1"),
    LoginState(username: "ada", password: "secret", error: .offline), LoginState(),
    LoginState(username: "b", error: .usernamePasswordMismatch),
  ]

  static let loginEvents: [LoginEvent] = [
    .send(.loginTapped), .answer(.failure(.offline)), .pass(1), .send(.cancelTapped),
    .answer(.success("u1")), .pass(2), .send(.usernameChanged("bob")), .pass(3),
    .answer(.failure(.usernamePasswordMismatch)), .send(.passwordChanged("77")),
  ]

  /// The events without a tap while the login is loading, and without answers that nobody awaits: what
  /// happens then is left open.
  static func allowed(_ events: [LoginEvent], from state: LoginState = typed) -> [LoginEvent] {
    events.reduce(into: []) { allowed, event in
      let moment = Suite.model([.login(allowed, from: state)])[0].login.last
      let isLoading = moment?.value.loading ?? state.loading
      switch event {
      case .send(.loginTapped): if !isLoading { allowed.append(event) }
      case .answer: if isLoading { allowed.append(event) }
      default: allowed.append(event)
      }
    }
  }

  /// A tap, and the server's answer.
  static func login(_ result: LoginResult) -> [LoginEvent] {
    [.send(.loginTapped), .answer(result)]
  }

  /// Runs for diagnoses: each shows something else.
  static let loginRuns: [[LoginEvent]] = [
    [.send(.usernameChanged("ada")), .send(.passwordChanged("secret"))]
      + login(.failure(.offline)) + [.pass(1), .pass(1), .pass(1), .pass(1)],
    login(.success("u1")) + [.pass(3)] + login(.failure(.usernamePasswordMismatch))
      + [.pass(2)] + login(.failure(.offline)) + [.pass(2), .pass(1), .pass(1)],
    login(.success("u1")) + [.send(.cancelTapped), .send(.loginTapped), .send(.cancelTapped)]
      + [.send(.loginTapped), .answer(.success("u2"))],
    login(.failure(.offline)) + [.pass(1), .send(.cancelTapped), .pass(2), .pass(1)],
  ]
}
