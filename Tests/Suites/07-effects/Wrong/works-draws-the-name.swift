// Fails: works.pure-by-reading
// Diagnosis: Who logs in is drawn by chance, so each call tries something else.

// MARK: - Step 6: loginWorks

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
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

  let name = "user\(Int.random(in: 1...1_000_000))"
  store.send(.usernameChanged(name))
  store.send(.passwordChanged("secret"))
  store.send(.loginTapped)
  guard asked == [[name, "secret"]] else { return false }

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
