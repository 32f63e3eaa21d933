// Lesson 7 · Effects
// Read the lesson: `swift run workbook read 7`. Check your work: `swift run workbook test 7`.

// MARK: - Given: the outside world

/// Names a user who is logged in.
typealias UserID = String

/// Why a login failed.
enum LoginError: Error, Equatable {
  case usernamePasswordMismatch
  case offline
}

/// What a server answers: who is logged in, or why nobody is.
typealias LoginResult = Result<UserID, LoginError>

/// Everything outside that this app can ask. An app gets the real ones, a test those that it likes.
struct Environment {
  /// Asks the server; calls the last parameter when it has answered.
  var logIn:
    (_ username: String, _ password: String, _ done: @escaping (LoginResult) -> Void) -> Void
  /// Calls the last parameter when so many seconds have passed.
  var wait: (_ seconds: Int, _ done: @escaping () -> Void) -> Void
}

// MARK: - Given: effects

/// Something to be done outside, as a value. Only a store has it done.
enum Effect<Action> {
  /// Asks the server. `then` makes an action of the answer.
  case logIn(id: String, username: String, password: String, then: (LoginResult) -> Action)
  /// Lets some time pass. `then` is the action afterwards.
  case wait(id: String, seconds: Int, then: Action)
  /// Forgets the effect that was begun with this id: whatever comes of it is no action any more.
  case cancel(id: String)
}

/// Changes a value as an action asks for, and says what is to be done outside.
typealias Reducer<Value, Action> = (inout Value, Action) -> [Effect<Action>]

// MARK: - Given: the login

/// What the app knows, as in lesson 3.
struct LoginState: Equatable {
  var username = ""
  var password = ""
  var loading = false
  var data: UserID?
  var error: LoginError?
}

/// What can happen to it.
enum LoginAction: Equatable {
  case usernameChanged(String)
  case passwordChanged(String)
  case loginTapped
  case cancelTapped
  case answered(LoginResult)
  case errorWasSeen
}

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

// MARK: - Step 2: Store

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: Reducer<Value, Action>
  private let environment: Environment

  /// The effects that are under way: by their ids, the number of the latest one.
  private var underWay: [String: Int] = [:]
  private var count = 0

  init(
    initialValue: Value, reducer: @escaping Reducer<Value, Action>, environment: Environment
  ) {
    value = initialValue
    self.reducer = reducer
    self.environment = environment
  }

  func send(_ action: Action) {
    for effect in reducer(&value, action) { perform(effect) }
  }

  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      environment.logIn(username, password) { [weak self] result in
        self?.end(id, number, with: then(result))
      }
    case .wait(let id, let seconds, let then):
      let number = begin(id)
      environment.wait(seconds) { [weak self] in
        self?.end(id, number, with: then)
      }
    case .cancel(let id):
      underWay[id] = nil
    }
  }

  private func begin(_ id: String) -> Int {
    count += 1
    underWay[id] = count
    return count
  }

  private func end(_ id: String, _ number: Int, with action: Action) {
    // Another number, or none, means: nobody waits for this any more.
    guard underWay[id] == number else { return }
    underWay[id] = nil
    send(action)
  }
}

// MARK: - Step 3: answers that come too late

// MARK: - Step 4: combine and pullback

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { value, action in
    var effects: [Effect<Action>] = []
    for reducer in reducers { effects += reducer(&value, action) }
    return effects
  }
}

extension Effect {
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    switch self {
    case .logIn(let id, let username, let password, let then):
      return .logIn(id: "\(prefix).\(id)", username: username, password: password) { result in
        toGlobal(then(result))
      }
    case .wait(let id, let seconds, let then):
      return .wait(id: "\(prefix).\(id)", seconds: seconds, then: toGlobal(then))
    case .cancel(let id):
      return .cancel(id: "\(prefix).\(id)")
    }
  }
}

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
    return effects.map { $0.map(toGlobal, id: id) }
  }
}

struct TwoLogins: Equatable {
  var left = LoginState()
  var right = LoginState()
}

enum TwoLoginsAction: Equatable {
  case left(LoginAction)
  case right(LoginAction)

  var left: LoginAction? {
    if case .left(let action) = self { return action } else { return nil }
  }

  var right: LoginAction? {
    if case .right(let action) = self { return action } else { return nil }
  }
}

func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
  let reducer: Reducer<TwoLogins, TwoLoginsAction> = combine(
    pullback(
      loginReducer, value: \.left, action: \.left, toGlobal: TwoLoginsAction.left, id: "left"),
    pullback(
      loginReducer, value: \.right, action: \.right, toGlobal: TwoLoginsAction.right, id: "right"))
  return reducer(&state, action)
}

// MARK: - Step 5: TestClock

final class TestClock {
  private(set) var now = 0
  private var waiting: [(due: Int, done: () -> Void)] = []

  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    let due = now + seconds
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }

  func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      now = next.due
      next.done()
    }
    now = end
  }
}

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
  guard store.value.error == nil else { return false }

  // What was cancelled has no answer.
  store.send(.loginTapped)
  store.send(.cancelTapped)
  answers.last?(.success("ada-1"))
  return store.value.data == nil
}

// MARK: - Scratch
// Try anything: `swift run workbook run 7` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
