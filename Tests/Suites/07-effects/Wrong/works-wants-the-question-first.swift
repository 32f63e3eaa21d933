// Fails: works.accepts
// Diagnosis: It looks for the question at the first place, but the order is free.
// Mistake: test-takes-one-order-only

// MARK: - Step 6: loginWorks

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  var state = LoginState(username: "ada", password: "secret")
  guard case .logIn(_, "ada", "secret", _) = reducer(&state, .loginTapped).first else {
    return false
  }

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
  return store.value.data == "ada-2" && !store.value.loading
}
