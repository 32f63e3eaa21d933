// Lesson 7 · Effects: functions that call themselves, and two logins without `pullback`.

// MARK: - Step 1: loginReducer

private func wishes(
  of action: LoginAction, in state: LoginState
) -> [Effect<LoginAction>] {
  if case .loginTapped = action {
    return [
      .logIn(
        id: "login", username: state.username, password: state.password,
        then: { result in
          switch result {
          case .success(let userID): return .answered(.success(userID))
          case .failure(let error): return .answered(.failure(error))
          }
        }),
      .cancel(id: "login error"),
    ]
  }
  if action == .cancelTapped { return [.cancel(id: "login")] }
  if case .answered(.failure) = action {
    return [.wait(id: "login error", seconds: 3, then: .errorWasSeen)]
  }
  return []
}

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  // None of the wishes needs what changes below.
  let effects = wishes(of: action, in: state)
  switch action {
  case .usernameChanged(let username): state.username = username
  case .passwordChanged(let password): state.password = password
  case .errorWasSeen: state.error = nil
  case .cancelTapped: state.loading = false
  case .loginTapped:
    state.loading = true
    state.data = nil
    state.error = nil
  case .answered(.success(let userID)):
    state.loading = false
    state.data = userID
  case .answered(.failure(let error)):
    state.loading = false
    state.error = error
  }
  return effects
}

// MARK: - Step 4: combine and pullback

private func combineAll<Value, Action>(
  _ reducers: ArraySlice<Reducer<Value, Action>>
) -> Reducer<Value, Action> {
  guard let first = reducers.first else { return { _, _ in [] } }
  let others = combineAll(reducers.dropFirst())
  return { value, action in first(&value, action) + others(&value, action) }
}

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return combineAll(reducers[...])
}

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    func named(_ id: String) -> String { [prefix, id].joined(separator: " → ") }
    switch self {
    case .cancel(let id): return .cancel(id: named(id))
    case .wait(let id, let seconds, let action):
      return .wait(id: named(id), seconds: seconds, then: toGlobal(action))
    case .logIn(let id, let username, let password, let toAction):
      let then = { toGlobal(toAction($0)) }
      return .logIn(id: named(id), username: username, password: password, then: then)
    }
  }
}

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  var effects: [Effect<TwoLoginsAction>] = []
  switch action {
  case .left(let action):
    for effect in loginReducer(&state.left, action) {
      effects.append(effect.map({ .left($0) }, id: "left"))
    }
  case .right(let action):
    for effect in loginReducer(&state.right, action) {
      effects.append(effect.map({ .right($0) }, id: "right"))
    }
  }
  return effects
}

// MARK: - Step 5: TestClock

extension TestClock {
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    waiting.append((now + seconds, done))
  }

  func advance(by seconds: Int) {
    guard let due = waiting.map(\.due).min(), due <= now + seconds,
      let index = waiting.firstIndex(where: { $0.due == due })
    else {
      now += seconds
      return
    }
    let rest = now + seconds - due
    now = due
    waiting.remove(at: index).done()
    advance(by: rest)
  }
}
