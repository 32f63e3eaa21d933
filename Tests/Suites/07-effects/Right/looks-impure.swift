// Lesson 7 · Effects: names and variables that look like the outside, and aren't.

// MARK: - Step 1: loginReducer

/// Constants outside, which are as good as literals.
private let login = "login"
private let error = "error"
private let shownFor = 3

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  var wishes: [Effect<LoginAction>] = []
  // Writes to a variable of this function only.
  func print(_ wish: Effect<LoginAction>) { wishes.append(wish) }
  switch action {
  case .usernameChanged(let random): state.username = random
  case .passwordChanged(let date): state.password = date
  case .loginTapped:
    state.loading = true
    state.data = nil
    state.error = nil
    print(.cancel(id: error))
    let (username, password) = (state.username, state.password)
    print(
      .logIn(id: login, username: username, password: password) { result in .answered(result) })
  case .cancelTapped:
    state.loading = false
    print(.cancel(id: login))
  case .answered(let result):
    state.loading = false
    if case .success(let userID) = result { state.data = userID }
    if case .failure(let reason) = result {
      state.error = reason
      print(.wait(id: error, seconds: shownFor, then: .errorWasSeen))
    }
  case .errorWasSeen: state.error = nil
  }
  return wishes
}

// MARK: - Step 4: combine and pullback

/// An object that changes, but each call makes its own.
private final class Basket<Action> {
  var effects: [Effect<Action>] = []
}

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    let basket = Basket<Action>()
    var next = reducers.makeIterator()
    while let reducer = next.next() { basket.effects += reducer(&value, action) }
    return basket.effects
  }
}

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: KeyPath<GlobalAction, LocalAction?>,
  toGlobal: @escaping (LocalAction) -> GlobalAction,
  id: String
) -> Reducer<GlobalValue, GlobalAction> {
  func send(_ effects: [Effect<LocalAction>]) -> [Effect<GlobalAction>] {
    var sent: [Effect<GlobalAction>] = []
    for effect in effects { sent.append(effect.map(toGlobal, id: id)) }
    return sent
  }
  return { global, wholeAction in
    wholeAction[keyPath: action].map { send(reducer(&global[keyPath: value], $0)) } ?? []
  }
}

// MARK: - Step 5: TestClock

extension TestClock {
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    // Behind all that is due at the same time, for they were there before.
    waiting.append((now + seconds, done))
    var index = waiting.count - 1
    while index > 0, waiting[index - 1].due > waiting[index].due {
      waiting.swapAt(index - 1, index)
      index -= 1
    }
  }
}
