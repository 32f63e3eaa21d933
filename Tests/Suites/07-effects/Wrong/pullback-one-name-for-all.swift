// Fails: pullback.effects
// Diagnosis: All parts have one name, and a login takes no tap while it is loading.
// Mistake: pullback-forgets-the-name

// MARK: - Step 1: loginReducer

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  switch action {
  case .usernameChanged(let username):
    state.username = username
    return []
  case .passwordChanged(let password):
    state.password = password
    return []
  case .loginTapped:
    if state.loading { return [] }
    state.loading = true
    state.data = nil
    state.error = nil
    return [
      .cancel(id: "error"),
      .logIn(id: "login", username: state.username, password: state.password) { result in
        .answered(result)
      },
    ]
  case .cancelTapped:
    state.loading = false
    return [.cancel(id: "login")]
  case .answered(.success(let userID)):
    state.loading = false
    state.data = userID
    return []
  case .answered(.failure(let error)):
    state.loading = false
    state.error = error
    return [.wait(id: "error", seconds: 3, then: .errorWasSeen)]
  case .errorWasSeen:
    state.error = nil
    return []
  }
}

// MARK: - Step 4: combine and pullback

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: KeyPath<GlobalAction, LocalAction?>,
  toGlobal: @escaping (LocalAction) -> GlobalAction,
  id: String
) -> Reducer<GlobalValue, GlobalAction> {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return [] }
    let effects = reducer(&globalValue[keyPath: value], localAction)
    return effects.map { $0.map(toGlobal, id: "app") }
  }
}
