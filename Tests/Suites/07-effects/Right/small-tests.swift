// Lesson 7 · Effects: methods of the state, and a small test for each mistake.

// MARK: - Step 1: loginReducer

extension LoginState {
  /// The wishes have no names of their own, only what they are for.
  fileprivate static let (server, clock) = ("asks", "shows")

  fileprivate mutating func begin() -> [Effect<LoginAction>] {
    self = LoginState(username: username, password: password, loading: true)
    return [
      .cancel(id: Self.clock),
      .logIn(id: Self.server, username: username, password: password) { LoginAction.answered($0) },
    ]
  }

  fileprivate mutating func end(_ result: LoginResult) -> [Effect<LoginAction>] {
    loading = false
    do {
      data = try result.get()
      return []
    } catch {
      self.error = error
      return [.wait(id: Self.clock, seconds: 3, then: .errorWasSeen)]
    }
  }
}

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  var effects: [Effect<LoginAction>] = []
  switch action {
  case .usernameChanged(let username): state.username = username
  case .passwordChanged(let password): state.password = password
  case .loginTapped: effects = state.begin()
  case .answered(let result): effects += state.end(result)
  case .errorWasSeen: state.error = nil
  case .cancelTapped:
    effects.append(.cancel(id: LoginState.server))
    state.loading = false
  }
  return effects
}

// MARK: - Step 6: loginWorks

private typealias AnyLogin = Reducer<LoginState, LoginAction>

/// A store with its world: what was asked, and the clock.
private func makeStore(
  _ login: @escaping AnyLogin, clock: TestClock = TestClock(),
  asks: @escaping (String, String, @escaping (LoginResult) -> Void) -> Void
) -> Store<LoginState, LoginAction> {
  let state = LoginState(username: "u", password: "p")
  return Store(
    initialValue: state, reducer: login, environment: Environment(logIn: asks, wait: clock.wait))
}

private func asksOnce(_ login: @escaping AnyLogin) -> Bool {
  var words: [String] = []
  makeStore(login) { username, password, _ in words += [username, password] }.send(.loginTapped)
  return words == ["u", "p"]
}

private func cancels(_ login: @escaping AnyLogin) -> Bool {
  var done: (LoginResult) -> Void = { _ in }
  let store = makeStore(login) { done = $2 }
  store.send(.loginTapped)
  store.send(.cancelTapped)
  done(.success("late"))
  return store.value.data == nil && !store.value.loading
}

private func forgetsErrors(_ login: @escaping AnyLogin) -> Bool {
  let clock = TestClock()
  var done: (LoginResult) -> Void = { _ in }
  let store = makeStore(login, clock: clock) { done = $2 }
  store.send(.loginTapped)
  done(.failure(.offline))
  guard store.value.error == .offline else { return false }
  clock.advance(by: 3)
  return store.value.error == nil
}

private func keepsNewErrors(_ login: @escaping AnyLogin) -> Bool {
  let clock = TestClock()
  var done: (LoginResult) -> Void = { _ in }
  let store = makeStore(login, clock: clock) { done = $2 }
  for error in [LoginError.offline, .usernamePasswordMismatch] {
    store.send(.loginTapped)
    done(.failure(error))
    clock.advance(by: 2)
  }
  guard store.value.error == .usernamePasswordMismatch else { return false }
  clock.advance(by: 1)
  return store.value.error == nil
}

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  return asksOnce(reducer) && cancels(reducer) && forgetsErrors(reducer)
    && keepsNewErrors(reducer)
}
