// 第 7 课 · 效果
// 读课文：`swift run workbook read 7`。检查你的代码：`swift run workbook test 7`。

// MARK: - Given: the outside world

/// 已登录用户的标识。
typealias UserID = String

/// 登录为什么失败。
enum LoginError: Error, Equatable {
  case usernamePasswordMismatch
  case offline
}

/// 服务器的回答：谁登录了，或者为什么没能登录。
typealias LoginResult = Result<UserID, LoginError>

/// 这个应用要用到的外部世界。应用里用真实的，测试想用什么就给什么。
struct Environment {
  /// 问服务器；有了回答，就调用最后一个参数。
  var logIn:
    (_ username: String, _ password: String, _ done: @escaping (LoginResult) -> Void) -> Void
  /// 过了这么多秒，就调用最后一个参数。
  var wait: (_ seconds: Int, _ done: @escaping () -> Void) -> Void
}

// MARK: - Given: effects

/// 一件要在外面做的事，写成一个值。只有 store 会去执行它。
enum Effect<Action> {
  /// 问服务器。`then` 把回答变成 action。
  case logIn(id: String, username: String, password: String, then: (LoginResult) -> Action)
  /// 过一段时间。`then` 是之后的 action。
  case wait(id: String, seconds: Int, then: Action)
  /// 忘掉用这个 id 开始的效果：无论它带来什么，都不再变成 action。
  case cancel(id: String)
}

/// 按 action 的要求改变值，并说出外面要做什么。
typealias Reducer<Value, Action> = (inout Value, Action) -> [Effect<Action>]

// MARK: - Given: the login

/// 应用知道的一切，和第 3 课一样。
struct LoginState: Equatable {
  var username = ""
  var password = ""
  var loading = false
  var data: UserID?
  var error: LoginError?
}

/// 会发生的事。
enum LoginAction: Equatable {
  case usernameChanged(String)
  case passwordChanged(String)
  case loginTapped
  case cancelTapped
  case answered(LoginResult)
  case errorWasSeen
}

// MARK: - Step 1: loginReducer
// 每个 action 改变什么、想要什么，都写在课文的表里。

func loginReducer(_ state: inout LoginState, _ action: LoginAction) -> [Effect<LoginAction>] {
  return []
}

// MARK: - Step 2: Store
// 第 6 课的 store 已经给出，只缺 `perform`：它执行一个效果，再把回答作为 action 发送。

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

  /// 有事发生：先改变值，再开始执行效果。
  func send(_ action: Action) {
    for effect in reducer(&value, action) { perform(effect) }
  }

  /// 把效果交给 environment。传回来的，作为 action 发送。
  private func perform(_ effect: Effect<Action>) {
  }
}

// MARK: - Step 3: answers that come too late
// 回到 `Store`：记住哪些效果正在进行；没人要的回答，就不发送。

// MARK: - Step 4: combine and pullback
// 和第 5、6 课一样，而且 reducer 想要的，一样也不能丢。

func combine<Value, Action>(_ reducers: Reducer<Value, Action>...) -> Reducer<Value, Action> {
  return { _, _ in [] }
}

extension Effect {
  /// 同一个效果，给更大的应用用：
  /// 里面的 action 变成那个应用的 action，id 前面加上一个名字。
  func map<GlobalAction>(
    _ toGlobal: @escaping (Action) -> GlobalAction, id prefix: String
  ) -> Effect<GlobalAction> {
    return .cancel(id: "")
  }
}

/// 把部分的 reducer 变成整体的 reducer；有了 `id`，它的效果就不会和别的混淆。
func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: KeyPath<GlobalAction, LocalAction?>,
  toGlobal: @escaping (LocalAction) -> GlobalAction,
  id: String
) -> Reducer<GlobalValue, GlobalAction> {
  return { _, _ in [] }
}

/// 一个界面，两个人并排登录。
struct TwoLogins {
}

/// 这个界面上会发生的一切，左右两个登录分开列出。
enum TwoLoginsAction {
}

/// 界面上的两个登录：用两次 `loginReducer`。
func twoLoginsReducer(
  _ state: inout TwoLogins, _ action: TwoLoginsAction
) -> [Effect<TwoLoginsAction>] {
}

// MARK: - Step 5: TestClock
// 你说走才走的时间。

final class TestClock {
  /// 记下：过了这么多秒，要调用 `done`。
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
  }

  /// 让时间流过，期间到点的，都按顺序调用。
  func advance(by seconds: Int) {
  }
}

// MARK: - Step 6: loginWorks
// 你自己的测试：课文的表里写的，reducer 是不是都做到了。

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  return false
}

// MARK: - Scratch
// 随便试：`swift run workbook run 7` 会调用它，并显示它打印的内容。
// 这里的代码从不评测。

func scratch() {
}
