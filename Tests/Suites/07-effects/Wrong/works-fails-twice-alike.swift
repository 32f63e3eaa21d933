// Fails: works.old-clock
// Diagnosis: Both failures are of one kind, so it accepts a clock that is cancelled by its own kind only.
// Mistake: test-forgets-the-old-clock

// MARK: - Step 6: loginWorks

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  let clock = TestClock()
  var asked: [[String]] = []
  var answers: [(LoginResult) -> Void] = []
  let store = Store(
    initialValue: LoginState(username: "ada", password: "secret"), reducer: reducer,
    environment: Environment(
      logIn: { username, password, done in
        asked.append([username, password])
        answers.append(done)
      }, wait: clock.wait))

  for error in [LoginError.offline, .usernamePasswordMismatch] {
    for _ in 1...2 {
      store.send(.loginTapped)
      guard asked.last == ["ada", "secret"] else { return false }
      answers.last?(.failure(error))
      clock.advance(by: 2)
      guard store.value.error == error else { return false }
    }
    clock.advance(by: 1)
    guard store.value.error == nil else { return false }
  }

  store.send(.loginTapped)
  store.send(.cancelTapped)
  answers.last?(.success("ada-1"))
  return store.value.data == nil
}
