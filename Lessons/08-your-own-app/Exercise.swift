// 第 8 课 · 你自己的应用
// 读课文：`swift run workbook read 8`。检查你的代码：`swift run workbook test 8`。

// MARK: - Given: the type of every reducer

/// 处理一个事件，让值往前走一步。
typealias Reducer<Value, Event> = (inout Value, Event) -> Void

// MARK: - Step 1: what can happen
// 声明应用知道什么，会发生什么。哪些名字已经定下，见本课的表。

struct AppState {
}

enum TimerEvent {
}

enum AppEvent {
}

func appReducer(_ state: inout AppState, _ event: AppEvent) {
}

/// 挂在灶台上方的界面：每个计时器一行。
func screen(of state: AppState) -> [String] {
  return []
}

// MARK: - Step 2: one timer
// 开始、暂停、重置，以及过一秒会怎样。

// MARK: - Step 3: forEach
// 一个 reducer 管许多部分，每个部分都有 id；还有移除。

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { _, _ in }
}

// MARK: - Step 4: two layers
// 一个拦下事件，另一个报告发生了什么。

func atMost(
  _ count: Int, _ reducer: @escaping Reducer<AppState, AppEvent>
) -> Reducer<AppState, AppEvent> {
  return { _, _ in }
}

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { _, _ in }
}

// MARK: - Step 5: startKitchen
// 状态的主人、包着 reducer 的层，还有界面。

func startKitchen(
  show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
) -> (AppEvent) -> Void {
  return { _ in }
}

// MARK: - Step 6: kitchenWorks
// 你自己的测试：给它任何一个 reducer，都由它判断是不是这个应用。

func kitchenWorks(_ reducer: @escaping Reducer<AppState, AppEvent>) -> Bool {
  return false
}

// MARK: - Step 7: one tablet
// 两个厨房和一个烤箱。全都由你来写；定下的只有名字，见课文里的表。

struct TabletState {
}

enum TabletEvent {
  // 固定的只有名字：也可以写成结构体，每个名字一个静态函数。
  case kitchen(AppEvent)
  case pastry(AppEvent)
  case trayIn(tray: Int, name: String)
  case trayOut(tray: Int)
}

func tablet(
  _ app: @escaping Reducer<AppState, AppEvent>,
  ring: @escaping (String) -> Void, log: @escaping (String) -> Void
) -> Reducer<TabletState, TabletEvent> {
  return { _, _ in }
}

func tabletScreen(of state: TabletState) -> [String] {
  return []
}

// MARK: - Scratch
// 随便试：`swift run workbook run 8` 会调用它，并显示它打印的内容。
// 这里的代码从不评测。

func scratch() {
}
