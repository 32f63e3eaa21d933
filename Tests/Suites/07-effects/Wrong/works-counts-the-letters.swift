// Fails: works.wrong-words
// Diagnosis: Of the words it looks only how long they are, so others of the same length will do.

// MARK: - Step 6: loginWorks

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  let clock = TestClock()
  var lengths: [[Int]] = []
  var answers: [(LoginResult) -> Void] = []
  let environment = Environment(
    logIn: { username, password, done in
      lengths.append([username.count, password.count])
      answers.append(done)
    },
    wait: clock.wait)
  let store = Store(initialValue: LoginState(), reducer: reducer, environment: environment)

  store.send(.usernameChanged("ada"))
  store.send(.passwordChanged("secret"))
  store.send(.loginTapped)
  guard lengths == [[3, 6]] else { return false }

  answers.last?(.failure(.offline))
  clock.advance(by: 2)
  store.send(.loginTapped)
  answers.last?(.failure(.usernamePasswordMismatch))
  clock.advance(by: 2)
  guard store.value.error == .usernamePasswordMismatch else { return false }
  clock.advance(by: 1)
  guard store.value.error == nil else { return false }

  store.send(.loginTapped)
  store.send(.cancelTapped)
  answers.last?(.success("ada-1"))
  return store.value.data == nil
}
