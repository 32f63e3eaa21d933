import Curriculum
import Terminal

@testable import Interface

/// A text with every kind of block, to compare drawings of it as a whole.
enum Sample {
  static let text = #"""
    # Reducers

    <!-- not for the reader -->
    A reducer takes a *state* and an **event** and gives the next state. It is a `func`, and it
    prints nothing; see [the talk](https://example.com/talk) or [lesson 1](../01/Lesson.md).

    ## Run it

    - `swift test` runs the tests, all of them, and says which of them went wrong
      - and this hangs below
    - 日本語のテキストも、幅を数えて、行を折り返します。絵文字👩‍👩‍👧も。
    1. first
    2. second

    ### The code

    ```swift
    func reduce(_ state: State, event: Event) -> State {
      switch event { case .increase: return State(count: state.count + 1) } // done
    }
    ```

    ```text
    event ──▶ reducer ──▶ state
    ```

    | Event | Next state | Count |
    |:------|:----------:|------:|
    | `.increase` | one more than before | 1 |
    | `.reset(to:)` | whatever came with the event, however much that is | 12 |

    Pure functions
    are easy to test.

    <details>
    <summary>A hint</summary>

    Look at the `switch`.

    </details>

    The end.
    """#

  static func drawn(
    width: Int, for canvas: Canvas = .text
  ) -> String {
    MarkdownDrawing(width: width, showsMarks: canvas.theme == nil)
      .lines(for: Document(parsing: text).blocks)
      .rendered(for: canvas)
  }
}
