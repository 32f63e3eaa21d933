import EffectsScript

/// A test of logins, as the lesson's last step wants one.
enum LoginTest {
  static func passes(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
    let bench = LoginBench(reducer)
    return bench.asks() && bench.showsErrors() && bench.forgetsOldClocks() && bench.cancels()
      && bench.logsIn()
  }
}

/// A login with a server and a clock that do as told.
private final class LoginBench {
  private let store: PlainStore<LoginState, LoginAction>
  private let clock = ModelClock()
  private let server = Server()

  private final class Server {
    var asked: [[String]] = []
    var answers: [(LoginResult) -> Void] = []
  }

  init(_ reducer: @escaping Reducer<LoginState, LoginAction>) {
    let (server, clock) = (server, clock)
    let environment = Environment(
      logIn: { username, password, done in
        server.asked.append([username, password])
        server.answers.append(done)
      }, wait: { seconds, done in clock.wait(seconds, done) })
    store = PlainStore(LoginState(), reducer: reducer, environment: environment)
  }

  private var state: LoginState { store.value }

  /// Answers the latest request, the one with this number; false if it was never made.
  private func answer(_ number: Int, _ result: LoginResult) -> Bool {
    guard server.answers.count == number else { return false }
    server.answers[number - 1](result)
    return true
  }

  func asks() -> Bool {
    store.send(.usernameChanged("ada"))
    store.send(.passwordChanged("secret"))
    guard server.asked.isEmpty else { return false }
    store.send(.loginTapped)
    return server.asked == [["ada", "secret"]] && state.loading
  }

  func showsErrors() -> Bool {
    guard answer(1, .failure(.offline)) else { return false }
    let isShown = !state.loading && state.error == .offline
    clock.advance(by: 2)
    let isStillShown = state.error == .offline
    clock.advance(by: 1)
    return isShown && isStillShown && state.error == nil
  }

  func forgetsOldClocks() -> Bool {
    store.send(.loginTapped)
    guard answer(2, .failure(.offline)) else { return false }
    clock.advance(by: 2)
    store.send(.loginTapped)
    guard state.error == nil, answer(3, .failure(.usernamePasswordMismatch)) else { return false }
    clock.advance(by: 2)
    return state.error == .usernamePasswordMismatch
  }

  func cancels() -> Bool {
    store.send(.loginTapped)
    store.send(.cancelTapped)
    return !state.loading && answer(4, .success("u1")) && state.data == nil
  }

  func logsIn() -> Bool {
    store.send(.loginTapped)
    guard answer(5, .success("u2")), state.data == "u2", !state.loading else { return false }
    store.send(.loginTapped)
    return state.data == nil
  }
}
