// Fails: works.cancel, works.error-stays
// Diagnosis: Somebody logs in, and all goes well.
// Mistake: test-sees-the-good-day-only

// MARK: - Step 6: loginWorks

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  var asked: [[String]] = []
  var answers: [(LoginResult) -> Void] = []
  let environment = Environment(
    logIn: { username, password, done in
      asked.append([username, password])
      answers.append(done)
    },
    wait: { _, _ in })
  let store = Store(initialValue: LoginState(), reducer: reducer, environment: environment)

  store.send(.usernameChanged("ada"))
  store.send(.passwordChanged("secret"))
  store.send(.loginTapped)
  guard asked == [["ada", "secret"]], store.value.loading else { return false }
  answers[0](.success("ada-1"))
  return store.value.data == "ada-1" && !store.value.loading
}
