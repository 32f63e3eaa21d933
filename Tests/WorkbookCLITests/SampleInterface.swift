import Curriculum
import Markdown

@testable import WorkbookCLI

/// States of the interface to begin a test with.
enum SampleInterface {
  static let rows = [
    row(1, "Pure functions", .done, checks: 4),
    row(2, "Reduce", .checks(3), checks: 12),
    row(3, "Login state", .started, checks: 12),
    row(4, "The store", .untouched, checks: 12),
  ]

  static func row(
    _ number: Int, _ title: String, _ status: LessonStatus, checks: Int
  ) -> LessonRow {
    let name = title.lowercased().replacing(" ", with: "-")
    return LessonRow(
      number: number, id: "0\(number)-\(name)", title: title, status: status, totalChecks: checks,
      attempts: 1)
  }

  /// The menu, with lesson 2 chosen because it is the first that isn't done.
  static var menu: AppState { AppState(menu: MenuState(rows: rows)) }

  /// A text of three parts: a section, a question with choices, an open question.
  static let parts = LessonText(
    Document(
      parsing: """
        # Reduce

        ## One

        First.

        ## Two

        Which?

        - a) this
        - b) that

        <details><summary>Answer</summary>

        **b)** That one.

        </details>

        And why?

        <details><summary>Answer</summary>

        Because.

        </details>
        """)
  ).parts

  /// The lesson's text just opened, at a terminal.
  static func reader(stopsAtSections: Bool = true) -> AppState {
    replay([
      .menu(.chosen(2)), .effectTaken,
      .reader(.opened(lesson: "02-reduce", parts: parts, stopsAtSections: stopsAtSections)),
    ])
  }

  /// The state after some events, from the menu on or from another state.
  static func replay(_ events: [AppEvent], from state: AppState = menu) -> AppState {
    events.reduce(into: state, makeAppReducer())
  }
}
