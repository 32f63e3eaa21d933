// Lesson 7 · Effects: what happens, together with whether it is loading.

// MARK: - Step 1: loginReducer

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  switch (action, state.loading) {
  case (.usernameChanged(let username), _):
    state.username = username
    return []
  case (.passwordChanged(let password), _):
    state.password = password
    return []
  case (.loginTapped, true):
    // The button can't be tapped now.
    return []
  case (.loginTapped, false):
    state.loading = true
    state.data = nil
    state.error = nil
    // There may be nothing to cancel, and then nothing is cancelled.
    return [
      .cancel(id: "b"),
      .cancel(id: "a"),
      .logIn(id: "a", username: state.username, password: state.password) { .answered($0) },
      .cancel(id: "b"),
    ]
  case (.cancelTapped, _):
    state.loading = false
    return [.cancel(id: "a"), .cancel(id: "a")]
  case (.answered(let result), _):
    state.loading = false
    switch result {
    case .success(let userID):
      state.data = userID
      return []
    case .failure(let error):
      state.error = error
      return [.cancel(id: "b"), .wait(id: "b", seconds: 3, then: .errorWasSeen)]
    }
  case (.errorWasSeen, _):
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
  return { whole, globalAction in
    var (part, effects) = (whole[keyPath: value], [Effect<LocalAction>]())
    if let localAction = globalAction[keyPath: action] { effects = reducer(&part, localAction) }
    whole[keyPath: value] = part
    return effects.map { effect in effect.map(toGlobal, id: id) }
  }
}

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  switch (action.left, action.right) {
  case (let action?, _):
    return loginReducer(&state.left, action).map { $0.map(TwoLoginsAction.left, id: "1") }
  case (_, let action?):
    return loginReducer(&state.right, action).map { $0.map(TwoLoginsAction.right, id: "2") }
  case (nil, nil):
    return []
  }
}

// MARK: - Step 5: TestClock

final class TestClock {
  /// What is still to be called, in the order of `wait`.
  private var calls: [(due: Int, number: Int, done: () -> Void)] = []
  private var (second, count) = (0, 0)

  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    count += 1
    calls.append((second + seconds, count, done))
  }

  func advance(by seconds: Int) {
    let end = second + seconds
    while let next = calls.min(by: { ($0.due, $0.number) < ($1.due, $1.number) }), next.due <= end {
      calls.removeAll { $0.number == next.number }
      second = next.due
      next.done()
    }
    second = end
  }
}
