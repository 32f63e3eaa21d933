// Lesson 7 · Effects: each id has a number, and whatever happens to it makes the old one worthless.

// MARK: - Step 2: Store

extension Store {
  // Without: underWay
  // Without: count
  // Without: begin(_:)
  // Without: end(_:_:with:)

  private var numbers: [String: UInt] = [:]

  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = raise(id)
      environment.logIn(username, password) { [weak self] result in
        guard let self, self.numbers[id] == number else { return }
        _ = self.raise(id)
        self.send(then(result))
      }
    case .wait(let id, let seconds, let then):
      let number = raise(id)
      environment.wait(seconds) { [weak self] in
        guard let self, self.numbers[id] == number else { return }
        _ = self.raise(id)
        self.send(then)
      }
    case .cancel(let id):
      _ = raise(id)
    }
  }

  private func raise(_ id: String) -> UInt {
    let number = numbers[id, default: 0] + 1
    numbers[id] = number
    return number
  }
}

// MARK: - Step 6: loginWorks

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  // What is done, and what the screen says afterwards.
  enum Step {
    case send(LoginAction)
    case answer(LoginResult)
    case pass(seconds: Int)
  }
  let words = LoginState(username: "ada", password: "secret")
  func screen(
    loading: Bool = false, data: UserID? = nil, error: LoginError? = nil
  ) -> LoginState {
    var state = words
    (state.loading, state.data, state.error) = (loading, data, error)
    return state
  }
  let story: [(Step, LoginState)] = [
    (.send(.usernameChanged("ada")), LoginState(username: "ada")),
    (.send(.passwordChanged("secret")), words),
    (.send(.loginTapped), screen(loading: true)),
    (.answer(.failure(.offline)), screen(error: .offline)),
    (.pass(seconds: 2), screen(error: .offline)),
    (.send(.loginTapped), screen(loading: true)),
    (.answer(.failure(.usernamePasswordMismatch)), screen(error: .usernamePasswordMismatch)),
    (.pass(seconds: 2), screen(error: .usernamePasswordMismatch)),
    (.pass(seconds: 1), words),
    (.pass(seconds: 9), words),
    (.send(.loginTapped), screen(loading: true)),
    (.send(.cancelTapped), words),
    (.answer(.success("ada-1")), words),
    (.send(.loginTapped), screen(loading: true)),
    (.answer(.success("ada-2")), screen(data: "ada-2")),
    (.answer(.failure(.offline)), screen(data: "ada-2")),
  ]

  let clock = TestClock()
  var answer: ((LoginResult) -> Void)?
  var saysOther = false
  let store = Store(
    initialValue: LoginState(), reducer: reducer,
    environment: Environment(
      logIn: { username, password, done in
        if (username, password) != ("ada", "secret") { saysOther = true }
        answer = done
      },
      wait: clock.wait))
  for (step, expected) in story {
    switch step {
    case .send(let action): store.send(action)
    case .answer(let result): answer?(result)
    case .pass(let seconds): clock.advance(by: seconds)
    }
    if store.value != expected || saysOther { return false }
  }
  return true
}
