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
  var asked: [String] = []
  var answers: [(LoginResult) -> Void] = []
  let environment = Environment(
    logIn: { username, password, done in
      asked.append("\(username) \(password)")
      answers.append(done)
    },
    wait: clock.wait)
  let store = Store(initialValue: LoginState(), reducer: reducer, environment: environment)

  store.send(.usernameChanged("ada"))
  store.send(.passwordChanged("secret"))
  guard asked.isEmpty else { return false }

  // A failure is shown for three seconds.
  store.send(.loginTapped)
  guard asked == ["ada secret"], store.value.loading else { return false }
  answers[0](.failure(.offline))
  guard !store.value.loading, store.value.error == .offline else { return false }
  clock.advance(by: 2)
  guard store.value.error == .offline else { return false }
  clock.advance(by: 1)
  guard store.value.error == nil else { return false }

  // The clock of an old failure takes no new one away.
  store.send(.loginTapped)
  guard answers.count == 2 else { return false }
  answers[1](.failure(.offline))
  clock.advance(by: 2)
  store.send(.loginTapped)
  guard answers.count == 3, store.value.error == nil else { return false }
  answers[2](.failure(.usernamePasswordMismatch))
  clock.advance(by: 2)
  guard store.value.error == .usernamePasswordMismatch else { return false }

  // What was cancelled has no answer.
  store.send(.loginTapped)
  store.send(.cancelTapped)
  guard answers.count == 4, !store.value.loading else { return false }
  answers[3](.success("ada-1"))
  guard store.value.data == nil else { return false }

  store.send(.loginTapped)
  guard answers.count == 5 else { return false }
  answers[4](.success("ada-2"))
  guard store.value.data == "ada-2", !store.value.loading else { return false }

  // A new login doesn't show the last one's user.
  store.send(.loginTapped)
  return store.value.data == nil
}
