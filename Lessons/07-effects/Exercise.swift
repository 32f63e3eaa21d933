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
// The table in the lesson says what each action changes, and what it asks for.

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  return []
}

// MARK: - Step 2: Store
// The store of lesson 6 is given, but for `perform`: it has an effect done, and sends the answer.

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: Reducer<Value, Action>
  private let environment: Environment

  init(
    initialValue: Value, reducer: @escaping Reducer<Value, Action>, environment: Environment
  ) {
    value = initialValue
    self.reducer = reducer
    self.environment = environment
  }

  /// Something happened: changes the value, then begins the effects.
  func send(_ action: Action) {
    for effect in reducer(&value, action) { perform(effect) }
  }

  /// Hands the effect to the environment. What comes back is sent as an action.
  private func perform(_ effect: Effect<Action>) {
  }
}

// MARK: - Step 3: answers that come too late
// Back in `Store`: remember which effects are under way, and drop answers no longer wanted.

// MARK: - Step 4: combine and pullback
// As in lessons 5 and 6, and nothing that a reducer asks for gets lost.

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { _, _ in [] }
}

extension Effect {
  /// The same effect for a larger app: its actions are made that app's, and its id gets a name in
  /// front.
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    return .cancel(id: "")
  }
}

/// A reducer for the whole made of one for a part; `id` keeps its effects apart from all others.
func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: KeyPath<GlobalAction, LocalAction?>,
  toGlobal: @escaping (LocalAction) -> GlobalAction,
  id: String
) -> Reducer<GlobalValue, GlobalAction> {
  return { _, _ in [] }
}

/// A screen where two people log in, side by side.
struct TwoLogins {
}

/// Everything that can happen on that screen, login by login.
enum TwoLoginsAction {
}

/// Both logins of the screen: `loginReducer` twice.
func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
}

// MARK: - Step 5: TestClock
// Time that passes only when a test says so.

final class TestClock {
  /// Remembers to call `done` when so many seconds have passed.
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
  }

  /// Lets time pass, and calls all that is due meanwhile, in its order.
  func advance(by seconds: Int) {
  }
}

// MARK: - Step 6: loginWorks
// Your own test: whether a reducer does all that the table in the lesson says.

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  return false
}

// MARK: - Scratch
// Try anything: `swift run workbook run 7` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}
