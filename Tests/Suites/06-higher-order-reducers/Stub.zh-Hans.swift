// 第 6 课 · 高阶 reducer
// 读课文：`swift run workbook read 6`。检查你的代码：`swift run workbook test 6`。

import Foundation

// MARK: - Given: the type of every reducer

/// 按 action 的要求改变一个值。
typealias Reducer<Value, Action> = (inout Value, Action) -> Void

// MARK: - Given: the app

/// 应用知道的一切：一个数、用户喜欢的质数，还有一本记录这些质数的日记。
struct AppState: Equatable {
  var count = 0
  var favoritePrimes: [Int] = []
  /// 收藏发生过什么，最旧的条目在前。
  var activityFeed: [Activity] = []

  struct Activity: Equatable {
    var timestamp: Date
    var type: ActivityType
  }

  enum ActivityType: Equatable {
    case addedFavoritePrime(Int)
    case removedFavoritePrime(Int)
  }
}

/// 显示数字的界面。
enum CounterAction {
  case decrTapped
  case incrTapped
}

/// 说明这个数是不是质数的面板：用户可以在这里收藏它，也可以取消收藏。
enum PrimeModalAction {
  case saveFavoritePrimeTapped
  case removeFavoritePrimeTapped
}

/// 列出收藏的界面。
enum FavoritePrimesAction {
  /// 删除列表里这些位置上的元素，位置按 action 之前的列表来算。
  ///
  /// `IndexSet` 里每个位置只出现一次，按升序给出。可以写得像数组一样：
  /// `.deleteFavoritePrimes([0, 2])`。
  case deleteFavoritePrimes(IndexSet)
}

/// 可能发生的一切，按界面分开。
enum AppAction {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
  case favoritePrimes(FavoritePrimesAction)

  /// 如果这是计数器的 action，就返回它；后面两个属性也一样，各管各的界面。
  var counter: CounterAction? {
    get {
      guard case .counter(let action) = self else { return nil }
      return action
    }
    set {
      guard case .counter = self, let action = newValue else { return }
      self = .counter(action)
    }
  }

  var primeModal: PrimeModalAction? {
    get {
      guard case .primeModal(let action) = self else { return nil }
      return action
    }
    set {
      guard case .primeModal = self, let action = newValue else { return }
      self = .primeModal(action)
    }
  }

  var favoritePrimes: FavoritePrimesAction? {
    get {
      guard case .favoritePrimes(let action) = self else { return nil }
      return action
    }
    set {
      guard case .favoritePrimes = self, let action = newValue else { return }
      self = .favoritePrimes(action)
    }
  }
}

// MARK: - Given: what lesson 5 built

/// 把这些 reducer 合并成一个，按顺序全都运行。
func combine<Value, Action>(
  _ reducers: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  return { value, action in
    for reducer in reducers { reducer(&value, action) }
  }
}

/// 把只管一部分状态和自己 action 的 reducer，变成能用于整体的 reducer。
func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> Reducer<GlobalValue, GlobalAction> {
  return { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return }
    reducer(&globalValue[keyPath: value], localAction)
  }
}

// MARK: - Given: two of the three reducers, and the app's

func counterReducer(state: inout Int, action: CounterAction) {
  switch action {
  case .decrTapped: state -= 1
  case .incrTapped: state += 1
  }
}

func primeModalReducer(state: inout AppState, action: PrimeModalAction) {
  switch action {
  case .saveFavoritePrimeTapped: state.favoritePrimes.append(state.count)
  case .removeFavoritePrimeTapped: state.favoritePrimes.removeAll { $0 == state.count }
  }
}

/// 三个都在这里；最后一个是步骤 1。
let appReducer: Reducer<AppState, AppAction> = combine(
  pullback(counterReducer, value: \.count, action: \.counter),
  pullback(primeModalReducer, value: \.self, action: \.primeModal),
  pullback(favoritePrimesReducer, value: \.favoritePrimes, action: \.favoritePrimes)
)

// MARK: - Given: the outside world, for step 4

/// 墙上的时间。
var currentTime = Date(timeIntervalSince1970: 0)

/// 应用的时钟：每次调用，都看一眼墙上的时间。
func wallClock() -> Date {
  return currentTime
}

/// 写到控制台的每一行。
var logLines: [String] = []

/// 应用的控制台。
func console(_ line: String) {
  logLines.append(line)
}

// MARK: - Step 1: favoritePrimesReducer
// 修好它：一次删除几个位置时，移除的就是原来在那些位置上的元素，别的都不动。
// 不存在的位置，忽略就好。

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    for position in positions where position < state.count {
      state.remove(at: position)
    }
  }
}

// MARK: - Step 2: activityFeed
// 先把每个要添加或移除的收藏追加到日记末尾，再运行 `reducer`，只运行一次。
// 条目的时间，是 action 发生时 `now` 给出的时间。

/// - 保存时添加的是计数，哪怕它已经在收藏里。
/// - 移除时什么也没找到，或者位置不存在，就什么也不记。
/// - 同一个质数收藏了几份，移除时可以只记一条，也可以每份记一条。
/// - 删除几个位置时，每个位置记一条，按位置升序。
func activityFeed(
  _ reducer: @escaping Reducer<AppState, AppAction>,
  now: @escaping () -> Date
) -> Reducer<AppState, AppAction> {
  return reducer
}

// MARK: - Step 3: logging
// 运行一次 `reducer`，再用一段文本调用 `log`，文本里要有 action 和新值。
// 两者都照 `"\(…)"` 的写法；周围的文字随你。

func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  log: @escaping (String) -> Void
) -> Reducer<Value, Action> {
  return reducer
}

// MARK: - Step 4: compose and with
// `with` 把值交给 `function`；`compose` 把两个函数变成一个，右边的先来。
// 然后给 `appReducer` 套上两个层：`activityFeed` 用 `wallClock`，`logging` 写到 `console`。

func with<Value>(_ value: Value, _ function: (Value) -> Value) -> Value {
  return value
}

func compose<Value>(
  _ outer: @escaping (Value) -> Value,
  _ inner: @escaping (Value) -> Value
) -> (Value) -> Value {
  return { value in value }
}

let enhancedReducer: Reducer<AppState, AppAction> = appReducer

// MARK: - Step 5: filterActions
// 返回一个层：`predicate` 返回“是”，才把 action 交给 reducer。
// 没有放行的 action，什么也改变不了。

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping Reducer<Value, Action>) -> Reducer<Value, Action> {
  return { reducer in reducer }
}

// MARK: - Step 6: undoable
// 照课文里的表格声明这两个类型：全部历史记录都放在 `UndoState` 里。
// 来了 action，就运行 `reducer`；撤销退回一步，重做收回撤销。

/// 一个值，还有撤销和重做可以取回的值。
struct UndoState<Value> {
}

/// 应用的 action，或者针对历史记录的 action。
enum UndoAction<Action> {
}

/// - 每个 action 都是一步，哪怕之后的值没有变。
/// - 来了新的 action，就丢掉可以重做的。超过 `limit`，就丢掉最旧的一步。
/// - 没有可撤销的，或者没有可重做的：什么也不变。
/// - 上限为零或负数时，永远没有可撤销的。
func undoable<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  limit: Int
) -> Reducer<UndoState<Value>, UndoAction<Action>> {
  return { state, action in }
}

// MARK: - Step 7: Store
// 存下值和 reducer；`send` 对这个值运行 reducer。
// 外面的代码可以读 `value`，但不能写。

final class Store<Value, Action> {
  var value: Value

  init(initialValue: Value, reducer: @escaping Reducer<Value, Action>) {
    value = initialValue
  }

  func send(_ action: Action) {
  }
}

// MARK: - Step 8: the whole app
// `Store` 也要有观察者，跟第 4 课一样：在上面的类里加一个方法 `subscribe`。
// 然后写出用户看到什么，再启动应用：一个 `Store`，里面用 `undoable` 包着 `enhancedReducer`。

/// 用户看到的内容，一共四行：
///
///     Count: 7
///     Primes: 2, 3
///     Diary: 2
///     [ Undo ] [ .... ]
///
/// - 收藏按列表的顺序排列；没有收藏，就写 `Primes: none`。
/// - 日记那一行说出有几个条目。
/// - 没有可撤销的，或没有可重做的，按钮上就用四个圆点代替名字。
func screen(of state: UndoState<AppState>) -> [String] {
  return []
}

/// 启动应用，上限为 100 步。
///
/// `show` 立刻收到界面，之后每个 action、每次撤销、每次重做各收到一次。
/// - Returns: 用来向应用发送东西的函数。
func startApp(
  show: @escaping ([String]) -> Void
) -> (UndoAction<AppAction>) -> Void {
  return { action in }
}

// MARK: - Scratch
// 随便试：`swift run workbook run 6` 会调用它，并显示它打印的内容。
// 这里的代码从不评测。

func scratch() {
}
