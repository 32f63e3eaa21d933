import Curriculum
import Grading
import Terminal
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// A person before a whole screen: presses keys, and the state goes on as it does in the program.
struct WindowPlayer {
  var state: AppState
  var window: WindowDrawing
  /// What was asked for outside, in order.
  var effects: [Effect] = []

  init(
    columns: Int = 80, rows: Int = 24, canvas: Canvas = .text, state: AppState? = nil
  ) throws {
    let size = TerminalSize(columns: columns, rows: rows)
    window = WindowDrawing(size: size, canvas: canvas, words: try realWords())
    self.state = state ?? AppState(menu: MenuState(rows: WindowSamples.rows))
    self.state.window = size
  }

  mutating func press(_ keys: Key...) {
    for key in keys {
      for event in events(for: key, in: state, window) { send(event) }
    }
  }

  /// What there is after a key.
  func pressing(_ key: Key) -> WindowPlayer {
    var after = self
    after.press(key)
    return after
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
      let text = line.rendered(for: window.drawing.canvas).replacing("\u{1B}", with: "␛")
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    .joined(separator: "\n") + "\n"
  }
}

/// What the screens show in tests.
enum WindowSamples {
  static let rows = SampleInterface.rows.map { row in
    var row = row
    if row.number == SampleVerdicts.lesson.number { row.lesson = SampleVerdicts.lesson }
    row.lesson.learnt = "You can say what a state becomes when something happens, and prove it."
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

        - **a)** goes in, and what comes out is another one.

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

  static func opened(
    _ player: inout WindowPlayer, _ parts: [LessonText.Part] = WindowSamples.parts
  ) {
    player.send(
      .menu(.chosen(3)),
      .reader(.opened(lesson: "03-login-state", parts: parts, stopsAtSections: false)))
  }

  /// A text that begins with a question to choose in, and one to type a value.
  static var partsWithRecall: [LessonText.Part] {
    let recall = Recall(
      Document(
        parsing: """
          # Before you begin

          What do you remember?

          Which one is pure?

          - a) the one that only computes
          - b) the one that prints

          <details><summary>Answer</summary>

          **a)** It does nothing else.

          - **b)** leaves a line behind.

          </details>

          Which states are there, from 1, if 5 is added?

          <details><summary>Answer</summary>

          **`[1, 6]`** or what looks like it: the first is the one before.

          - The state before belongs to them, too.

          </details>
          """))
    let source =
      "# Reduce\n\nOne sentence.\n\n[Before](Recall.md)\n\n## The problem\n\n\(paragraph)"
    return LessonText(
      Document(parsing: source), beginningWith: recall.next(after: LessonProgress())
    ).parts
  }

  /// The same text with a question that is below the first page of any window.
  static var longParts: [LessonText.Part] {
    var parts = parts
    let blocks = parts[0].blocks
    parts[0].blocks = Array([blocks[..<6], blocks[2..<6], blocks[2...]].joined())
    return parts
  }

  /// A person before each of the screens, in a small window, the usual one and a large one.
  static func screens() throws -> [(name: String, player: WindowPlayer)] {
    let ways: [(String, (inout WindowPlayer) -> Void)] = [
      ("menu", { _ in }),
      ("help", { $0.press("?") }),
      ("reader", { opened(&$0) }),
      (
        "question",
        {
          opened(&$0)
          $0.press(.end)
        }
      ),
      (
        "open question",
        {
          opened(&$0)
          $0.send(.reader(.told))
          $0.press(.end)
        }
      ),
      (
        "draft",
        {
          opened(&$0)
          $0.send(.reader(.told))
          $0.press(.end, .enter)
          $0.type("so")
        }
      ),
      (
        "text's end",
        {
          opened(&$0)
          $0.send(.reader(.told), .reader(.told))
          $0.press(.end)
        }
      ),
      (
        "contents",
        {
          opened(&$0)
          $0.send(.reader(.told), .reader(.told))
          $0.press("o", .down)
        }
      ),
      ("lesson", { $0.press("3", "v") }),
      ("grading", { $0.press("3", "t") }),
      ("reset", { $0.press("3", "r") }),
      (
        "failed",
        {
          $0.press("3", "v")
          $0.send(.lesson(.graded(SampleVerdicts.failed)))
        }
      ),
      (
        "passed",
        {
          $0.press("3", "v")
          $0.send(.lesson(.graded(SampleVerdicts.passed)))
        }
      ),
      (
        "solution",
        {
          $0.press("3", "v")
          $0.send(.lesson(.solutionShown("let one = 1\n\nlet two = 2\n")))
        }
      ),
      (
        "search",
        {
          $0.press("/")
          $0.send(
            .search(
              .loaded([
                SearchText(lesson: 2, heading: "The idea", lines: ["A state."]),
                SearchText(lesson: 3, heading: "A state", lines: ["Everything."]),
              ])))
          $0.type("state")
        }
      ),
    ]
    return try ways.flatMap { name, play in
      try [(60, 20), (80, 24), (140, 40)].map { columns, rows in
        var player = try WindowPlayer(columns: columns, rows: rows)
        play(&player)
        player.effects = []
        return ("\(name) at \(columns)x\(rows)", player)
      }
    }
  }
}
