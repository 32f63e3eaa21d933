import Curriculum
import Grading
import Markdown
import Terminal
import XCTest

@testable import WorkbookCLI

/// A person before a whole screen: presses keys, and the state goes on as it does in the program.
struct WindowPlayer {
  var state: AppState
  var window: WindowDrawing
  /// What was asked for outside, in order.
  var effects: [Effect] = []

  init(
    columns: Int = 80, rows: Int = 24, colors: ColorSupport = .none, state: AppState? = nil
  ) throws {
    let size = TerminalSize(columns: columns, rows: rows)
    window = WindowDrawing(size: size, colors: colors, words: try realWords())
    self.state = state ?? AppState(menu: MenuState(rows: WindowSamples.rows))
    self.state.window = size
  }

  mutating func press(_ keys: Key...) {
    for key in keys {
      for event in events(for: key, in: state, window) { send(event) }
    }
  }

  /// Types letters.
  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  mutating func send(_ events: AppEvent...) {
    let reducer = makeAppReducer()
    for event in events {
      reducer(&state, event)
      effects += state.effects
      state.effects = []
    }
  }

  /// The whole screen as text, without the spaces at the ends of lines.
  var screen: String {
    window.lines(for: state).map { line in
      let text = line.rendered(for: window.drawing.colors).replacing("\u{1B}", with: "␛")
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    .joined(separator: "\n") + "\n"
  }
}

/// What the screens show in tests.
enum WindowSamples {
  static let rows = SampleInterface.rows.map { row in
    var row = row
    row.steps = [
      StepRow(number: 1, title: "`reduce`", totalChecks: row.totalChecks - 1),
      StepRow(number: 2, title: "history", totalChecks: 1),
    ]
    row.learnt = "You can say what a state becomes when something happens, and prove it."
    return row
  }

  /// A text long enough to scroll in, with two questions.
  static let parts = LessonText(
    Document(
      parsing: """
        # Reduce

        A state and an event make the next state.

        ## The problem

        \(paragraph)

        ```swift
        func reduce(_ state: State, _ event: Event) -> State {
          switch event {
          case .increase: state + 1
          }
        }
        ```

        \(paragraph)

        Which one is it?

        - a) the state before
        - b) the state after

        <details><summary>Answer</summary>

        **b)** The state after: that is what the function returns.

        </details>

        ## The idea

        \(paragraph)

        | event | state |
        | --- | --- |
        | `increase` | one more |

        And why?

        <details><summary>Answer</summary>

        Because nothing else is known.

        </details>

        ## The steps

        \(paragraph)
        """)
  ).parts

  private static let paragraph = """
    A reducer takes the state before and an event, and gives the state after. It changes nothing \
    else, it asks nobody, and the same two give the same result each time. That is why a whole \
    program can be replayed from its events.
    """

  static func opened(_ player: inout WindowPlayer) {
    player.send(
      .menu(.chosen(3)),
      .reader(.opened(lesson: "03-login-state", parts: parts, stopsAtSections: false)))
  }
}
