/// The first lesson in a second language; the second lesson stands in English only.
extension FixtureLessons {
  /// Each twin's text by its path in the repository.
  package static let chineseFiles: [String: String] = [
    "Lessons/01-count-up/README.zh-Hans.md": chineseUpText,
    "Tests/Suites/01-count-up/Feedback.zh-Hans.md": chineseUpFeedback,
    "Tests/Suites/01-count-up/Stub.zh-Hans.swift": chineseUpStub,
  ]

  /// What a learner begins the first lesson with who reads Chinese.
  package static let chineseUpStub = upStub.replacing(
    "// Lesson 1 · Counting up", with: "// 第 1 课 · 往上数")

  private static let chineseUpText = """
    # 第 1 课 · 往上数

    学完这一课，你会数数。

    ## 多一个

    `1` 后面是几？

    - a) `0`
    - b) `2`

    <details><summary>答案</summary>

    **b)** 比前一个多一。

    - **a)** 少了一。

    </details>

    ## 练习

    写 `up`。

    """

  private static let chineseUpFeedback = """
    # 往上数

    Module: `CountUp`

    ## Step 1: up

    Anchor: `func up(`

    ### up.adds-one

    `up` 多数一个

    Why: 数数就是加一。

    Section: 多一个

    - `stands-still`: 计数器停住了。

    1. 接下来是哪个数？
    2. 创建一个新的 `Counter`。
    3. 它的 `count` 是 `counter.count + 1`。

    ### up.keeps-name

    `up` 保留名字

    Why: 数数的人没有变。

    Section: 多一个

    1. 看看名字。
    2. 复制名字。
    3. 传入 `name: counter.name`。

    ## Step 2: 两次

    Anchor: `func twice(`

    ### twice.adds-two

    `twice` 多数两个

    Why: 两步就是一步再加一步。

    Section: 练习

    1. 用你已经有的。
    2. 调用 `up`。
    3. 对 `up` 的结果再调用 `up`。

    ## API

    ### Counter

    `Counter` 变了：它有 `name` 和 `count`。

    ### up(_:)

    `up(_:)` 不见了，或者类型变了。

    ### twice(_:)

    `twice(_:)` 不见了，或者类型变了。

    """
}
