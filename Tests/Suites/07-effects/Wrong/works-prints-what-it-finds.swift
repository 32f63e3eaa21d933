// Fails: works.silent
// Diagnosis: About a right login it prints nothing, but about one whose error stays it does.
// Mistake: prints

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
  guard store.value.error == nil else {
    print("The error stays.")
    return false
  }

  // What was cancelled has no answer.
  store.send(.loginTapped)
  store.send(.cancelTapped)
  answers.last?(.success("ada-1"))
  return store.value.data == nil
}
