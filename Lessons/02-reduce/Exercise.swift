// 第 2 课 · 归约
// 读课文：`swift run workbook read 2`。检查你的代码：`swift run workbook test 2`。

/// 应用知道的东西：这里只有一个数。
typealias State = Int

// MARK: - Step 1: reduce
// 先声明可能发生的三件事，名字照课文里的写。再返回在 `state` 里发生 `event` 以后的状态。
// 旧状态保持原样；新状态就是结果。

/// 这个数可能遇到的事。
enum Event {
}

func reduce(_ state: State, event: Event) -> State {
}

// MARK: - Step 2: replay
// 返回所有事件一个接一个发生以后的状态，从 `initial` 开始。
// Swift 自带的 `Sequence.reduce`，配上步骤 1 的函数就能做到。

func replay(_ events: [Event], from initial: State) -> State {
  return initial
}

// MARK: - Step 3: history
// 返回途中的每个状态，初始状态在最前面，最后的状态在末尾。
// 两个事件的历史记录有三个状态，哪怕其中一个事件什么也没改变。

func history(of events: [Event], from initial: State) -> [State] {
  return []
}

// MARK: - Step 4: undoing
// 就当最后 `count` 个事件从没发生过，返回这时的状态。
// 撤销的次数比事件多，就回到 `initial`；负数什么也不撤销。

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return initial
}

// MARK: - Scratch
// 随便试：`swift run workbook run 2` 会调用它，并显示它打印的内容。
// 这里的代码从不评测。

func scratch() {
}
