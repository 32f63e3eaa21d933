// Lesson 7 · Effects: ids of its own, the question first, and no sign between name and id.

// MARK: - Step 1: loginReducer

/// What a login has under way, each with its id.
enum Errand: String {
  case server = "⌛️ ada's server"
  case clock = "⌛️"
}

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  switch action {
  case .usernameChanged(let text):
    state.username = text
  case .passwordChanged(let text):
    state.password = text
  case .loginTapped:
    (state.loading, state.data, state.error) = (true, nil, nil)
    let question = Effect<LoginAction>.logIn(
      id: Errand.server.rawValue, username: state.username, password: state.password,
      then: LoginAction.answered)
    return [question, .cancel(id: Errand.clock.rawValue)]
  case .cancelTapped:
    state.loading = false
    return [.cancel(id: Errand.server.rawValue)]
  case .answered(.success(let userID)):
    (state.loading, state.data) = (false, userID)
  case .answered(.failure(let error)):
    (state.loading, state.error) = (false, error)
    return [.wait(id: Errand.clock.rawValue, seconds: 3, then: .errorWasSeen)]
  case .errorWasSeen:
    state.error = nil
  }
  return []
}

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  { value, action in reducers.flatMap { $0(&value, action) } }
}

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    switch self {
    case .cancel(let id):
      return .cancel(id: prefix + id)
    case .wait(let id, let seconds, let then):
      return .wait(id: prefix + id, seconds: seconds, then: toGlobal(then))
    case .logIn(let id, let username, let password, let then):
      return .logIn(
        id: prefix + id, username: username, password: password,
        then: { answer in toGlobal(then(answer)) })
    }
  }
}

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  // The right one first: an action is for one of them only.
  combine(
    pullback(
      loginReducer, value: \TwoLogins.right, action: \TwoLoginsAction.right,
      toGlobal: { .right($0) }, id: "east "),
    pullback(
      loginReducer, value: \TwoLogins.left, action: \TwoLoginsAction.left,
      toGlobal: { .left($0) }, id: "west ")
  )(&state, action)
}
