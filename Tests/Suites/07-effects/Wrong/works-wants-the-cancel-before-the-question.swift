// Fails: works.accepts
// Diagnosis: Its own login asks first, and its test wants the cancel first.
// Mistake: test-takes-one-order-only

// MARK: - Step 1: loginReducer

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  switch action {
  case .usernameChanged(let username): state.username = username
  case .passwordChanged(let password): state.password = password
  case .loginTapped:
    (state.loading, state.data, state.error) = (true, nil, nil)
    let question: Effect<LoginAction> = .logIn(
      id: "login", username: state.username, password: state.password, then: { .answered($0) })
    return [question, .cancel(id: "error")]
  case .cancelTapped:
    state.loading = false
    return [.cancel(id: "login")]
  case .answered(let result):
    state.loading = false
    switch result {
    case .success(let userID): state.data = userID
    case .failure(let error):
      state.error = error
      return [.wait(id: "error", seconds: 3, then: .errorWasSeen)]
    }
  case .errorWasSeen: state.error = nil
  }
  return []
}

// MARK: - Step 6: loginWorks

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  var state = LoginState(username: "ada", password: "secret")
  let effects = reducer(&state, .loginTapped)
  guard effects.count < 2 || isCancel(effects[0]) else { return false }
  return followsTheTable(reducer)
}

private func isCancel(_ effect: Effect<LoginAction>) -> Bool {
  if case .cancel = effect { return true } else { return false }
}

private func followsTheTable(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  let clock = TestClock()
  var asked: [[String]] = []
  var answers: [(LoginResult) -> Void] = []
  let environment = Environment(
    logIn: { username, password, done in
      asked.append([username, password])
      answers.append(done)
    },
    wait: clock.wait)
  let store = Store(initialValue: LoginState(), reducer: reducer, environment: environment)

  store.send(.usernameChanged("ada"))
  store.send(.passwordChanged("secret"))
  store.send(.loginTapped)
  guard asked == [["ada", "secret"]] else { return false }

  // The second error comes while the first one's clock would still run, and has three seconds, too.
  answers.last?(.failure(.offline))
  clock.advance(by: 2)
  store.send(.loginTapped)
  answers.last?(.failure(.usernamePasswordMismatch))
  clock.advance(by: 2)
  guard store.value.error == .usernamePasswordMismatch else { return false }
  clock.advance(by: 1)
  guard store.value.error == nil else { return false }

  // What was cancelled has no answer.
  store.send(.loginTapped)
  store.send(.cancelTapped)
  answers.last?(.success("ada-1"))
  return store.value.data == nil
}
