// 第 4 课 · Store
// 读课文：`swift run workbook read 4`。检查你的代码：`swift run workbook test 4`。

import Foundation

/// 已登录用户的标识。
typealias UserID = String

/// 登录失败的原因。
enum LoginError: Error, Equatable {
  case usernamePasswordMismatch
  case offline
}

/// 应用知道的一切，和第 3 课一样。
struct State: Equatable {
  var username = ""
  var password = ""
  var loading = false
  var data: UserID?
  var error: LoginError?

  /// 可能发生的事。
  enum Event {
    case onUpdateUsername(String)
    case onUpdatePassword(String)
    case onTriggerLogin
    case onLoginSuccess(UserID)
    case onLoginError(LoginError)
  }

  /// 在 `state` 里发生 `event` 之后的状态。
  static func reduce(_ state: State, event: Event) -> State {
    var newState = state
    switch event {
    case .onUpdateUsername(let username):
      newState.username = username
    case .onUpdatePassword(let password):
      newState.password = password
    case .onTriggerLogin:
      newState.loading = true
      newState.data = nil
      newState.error = nil
    case .onLoginSuccess(let userID):
      newState.loading = false
      newState.data = userID
    case .onLoginError(let error):
      newState.loading = false
      newState.error = error
    }
    return newState
  }

  /// 登录按钮是否亮着。
  var canTriggerLogin: Bool {
    return !username.isEmpty && !password.isEmpty && !loading
  }
}

extension State {
  /// 登录界面在这个状态下显示的内容：从上到下四行，每行有一个名称。
  var screen: [(name: String, text: String)] {
    return [
      (name: "username", text: "Username: \(username)"),
      (name: "password", text: "Password: " + String(repeating: "•", count: password.count)),
      (name: "status", text: status),
      (name: "button", text: canTriggerLogin ? "[ Log in ]" : "[ ...... ]"),
    ]
  }

  private var status: String {
    if loading { return "Logging in…" }
    if error == .usernamePasswordMismatch { return "Wrong username or password." }
    if error == .offline { return "No connection." }
    if let data { return "Welcome, \(data)." }
    return ""
  }
}

// MARK: - Step 1: Store
// `dispatch` 按 reducer 改变状态，再通知每个观察者；`subscribe` 会回放。
// 要做到：其他代码能读 `state`，却写不了。

final class Store {
  /// 收到之前的状态和现在的状态；刚订阅时，没有之前的状态。
  typealias Observer = (State?, State) -> Void

  var state: State

  init(initialState: State) {
    state = initialState
  }

  /// 发生了一件事：改变状态，再通知每个观察者。
  func dispatch(event: State.Event) {
  }

  /// 马上把状态告诉这个观察者，以后每一步也告诉它，直到它取消订阅。
  func subscribe(observer: @escaping Observer) -> UUID {
    return UUID()
  }

  /// 结束这个 id 的订阅；id 是订阅时 `subscribe` 返回的。
  func unsubscribe(_ subscriptionID: UUID) {
  }
}

// MARK: - Step 2: order and safety
// 回到 `Store`：按订阅的先后通知观察者。
// 观察者随时可以订阅和取消订阅，哪怕正在收到通知。

// MARK: - Step 3: LoginScreen
// `State.screen` 的每一行先各绘制一次，之后只绘制文字变了的行。
// 输入和点按各派发一个事件；不再使用的界面会取消订阅。

final class LoginScreen {
  /// 现在界面上的内容：每行一段文字。
  private(set) var lines: [String] = []

  /// 每一行绘制过几次，按名称记录。
  private(set) var redraws: [String: Int] = [:]

  init(store: Store) {
  }

  /// 用户名输入框里现在是 `text`。
  func typeUsername(_ text: String) {
  }

  /// 密码输入框里现在是 `text`。
  func typePassword(_ text: String) {
  }

  /// 点按了登录按钮。
  func tapLogin() {
  }
}

// MARK: - Step 4: dispatch inside an observer
// 回到 `Store`：观察者在收到通知时，自己也可能调用 `dispatch`。
// 即使这样，每个观察者也要按顺序看到每一步，一个事件都不能丢。

// MARK: - Scratch
// 随便试：`swift run workbook run 4` 会调用它，并显示它打印的内容。
// 这里的代码从不评测。

func scratch() {
}
