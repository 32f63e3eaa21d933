// 第 3 课 · 登录状态
// 读课文：`swift run workbook read 3`。检查你的代码：`swift run workbook test 3`。

/// 已登录用户的标识。
typealias UserID = String

/// 登录失败的原因。
enum LoginError: Error, Equatable {
  case usernamePasswordMismatch
  case offline
}

/// 登录界面显示的一切。`State()` 是空白的界面。
struct State: Equatable {
  /// 两个输入框里的内容。
  var username = ""
  var password = ""

  /// 应用是不是在等服务器的回答。
  var loading = false
  /// 已登录的用户（如果有）。
  var data: UserID?
  /// 上一次登录失败的原因（如果失败了）。
  var error: LoginError?

  /// 界面上可能发生的事。
  enum Event {
    case onUpdateUsername(String)
    case onUpdatePassword(String)
    case onTriggerLogin
    case onLoginSuccess(UserID)
    case onLoginError(LoginError)
  }
}

// MARK: - Step 1: reduce
// 返回在 `state` 里发生 `event` 之后的状态。
// 每个事件只改归它管的字段，一个也不漏（表格在课文里）；其他字段不变。

extension State {
  static func reduce(_ state: State, event: Event) -> State {
    return state
  }
}

// MARK: - Step 2: canTriggerLogin
// 说出登录按钮能不能点按，每次问到都根据字段现算。
// 两个输入框都不为空，而且应用没有在加载，才能点按；别的都不算数。

extension State {
  var canTriggerLogin: Bool {
    return false
  }
}

// MARK: - Step 3: story
// 返回一串事件，从 `State()` 出发，按顺序经过这些状态，分毫不差。
// 每个事件走一步，从一行到下一行。
//
//   #   username   password   loading   data   error
//   0   ""         ""         false     nil    nil
//   1   "ada"      ""         false     nil    nil
//   2   "ada"      "1815"     false     nil    nil
//   3   "ada"      "1815"     true      nil    nil
//   4   "ada"      "1815"     false     nil    .usernamePasswordMismatch
//   5   "ada"      "1843"     false     nil    .usernamePasswordMismatch
//   6   "ada"      "1843"     true      nil    nil
//   7   "ada"      "1843"     false     "u7"   nil

func story() -> [State.Event] {
  return []
}

// MARK: - Step 4: failures
// 把传给你的 reducer 测一遍：它符合步骤 1 的要求，就一行也不返回；不符合，就至少返回一行。
// 行里写什么由你定：说出你找到的毛病。

func failures(of reduce: (State, State.Event) -> State) -> [String] {
  return []
}

// MARK: - Scratch
// 随便试：`swift run workbook run 3` 会调用它，并显示它打印的内容。
// 这里的代码从不评测。

func scratch() {
}
