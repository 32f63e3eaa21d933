/// English texts with good twins, each with all that is compared of its kind.
enum MadeTwins {
  static let lesson = (
    english: """
    # Lesson 1 · Next

    *You need nothing.*

    Read the [questions](Recall.md).

    ## One more

    Whoever counts takes one more.

    ## Step 1 · next

    Write the function `next` that gives the number that follows.

    <!-- swift: stub -->
    ```swift
    let two = next(1)  // one more
    print(two)
    ```

    ```text
    A drawing:
    number ──▶ next
    ```

    | number | word |
    | --- | --- |
    | `1` | one |
    | 2 | two |

    - one
    - two

    **Predict.** Which one?

    - a) first
    - b) second

    <details>
    <summary>Answer</summary>

    **b)** It is.

    - **a)** is too low.

    </details>

    **Predict.** How many? Type it.

    <details>
    <summary>Answer</summary>

    **`3` or `three`:** count them.

    - Once more.

    </details>

    The last sentence.

    """,
    twin: """
    # 第 1 课 · Next

    *什么也不需要。*

    读[问题](Recall.md)。

    ## 再加一

    数数就是再加一。

    ## 步骤 1 · next

    写下 `next`。

    <!-- swift: stub -->
    ```swift
    let two = next(1)  // 再加一
    print(two)
    ```

    ```text
    图：
    数 ──▶ next
    ```

    | 数 | 字 |
    | --- | --- |
    | `1` | 一 |
    | 2 | 二 |

    - 一
    - 二

    **猜一猜。**是哪一个？

    - a) 甲
    - b) 乙

    <details>
    <summary>答案</summary>

    **b)** 对。

    - **a)** 少了。

    </details>

    **猜一猜。**有几个？

    <details>
    <summary>答案</summary>

    **`3` 或 `three` 或 `三`：**数一数。

    - 再来。

    </details>

    最后一句。

    """
  )

  static let interface = (
    english: """
    # What it says

    Each heading is a key.

    ## menu.title
    Press `t`.

    ## menu.left
    {count} are left

    ## menu.left.one
    One is left

    ## menu.end
    The end.

    """,
    twin: """
    # 说的话

    标题是键。

    ## menu.title
    按 `t`。

    ## menu.left
    还剩 {count} 个

    ## menu.end
    完了：`q`。

    """
  )

  static let feedback = (
    english: """
    # Next

    Module: `Next`

    Learnt: You can count.

    ## Step 1: next

    Anchor: `func next(`

    ### next.adds-one

    the next number is one more

    Why: whoever counts takes one more.

    Section: One more

    1. Which one?
    2. Add it.
    3. Return it.

    - `low`: Too low.

    ## Mistakes

    ### goes-down

    Your `next` goes down.

    ## Notes

    - `memory`: It gives `{call}`.

    """,
    twin: """
    # 下一个

    Module: `Next`

    Learnt: 你会数数。

    ## Step 1: 下一个

    Anchor: `func next(`

    ### next.adds-one

    下一个数多一

    Why: 数数就是再加一。

    Section: 再加一

    1. 哪一个？
    2. 加上它。
    3. 返回它。

    - `low`: 太小。

    ## Mistakes

    ### goes-down

    你的 `next` 往下数。

    ## Notes

    - `memory`: 它返回 `{call}`。

    """
  )

  static let help = (
    english: """
    # What to do about an error

    ## missing return in

    Write `return` in front of the result.

    ## switch must be exhaustive

    Add a `case`.

    """,
    twin: """
    # 出错了怎么办

    ## missing return in

    写 `return`。

    ## switch must be exhaustive

    加一个 `case`。

    """
  )

  static let stub = (
    english: """
    // Lesson 1: `test 1`
    //   0   1
    //   1   2

    // MARK: - Step 1: next
    // Give the number that follows.
    func next(_ number: Int) -> Int {
      return number  // as it is
    }

    """,
    twin: """
    // 第 1 课：`test 1`
    //   0   1
    //   1   2

    // MARK: - Step 1: next
    // 返回下一个数。
    func next(_ number: Int) -> Int {
      return number  // 原样
    }

    """
  )
}
