import Curriculum

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// States of the interface to begin a test with.
enum SampleInterface {
  static let rows = [
    row(1, "Pure functions", .passed, checks: 4),
    row(2, "Reduce", .failed(step: 1, of: 2), checks: 12),
    row(3, "Login state", .changed, checks: 12),
    row(4, "The store", .untouched, checks: 12),
  ]

  static func row(
    _ number: Int, _ title: String, _ state: LessonStatus.State, checks: Int
  ) -> LessonRow {
    let lesson = lesson(number, title, checks: checks)
    var progress = LessonProgress()
    progress.attempts = 1
    return LessonRow(
      lesson: lesson, file: "Lessons/\(lesson.id)/Exercise.swift",
      status: LessonStatus(verdict: verdict(state, on: lesson), progress: progress))
  }

  /// A lesson of two steps, with one check in the second.
  private static func lesson(_ number: Int, _ title: String, checks: Int) -> Lesson {
    let texts = (1...checks).map { index in
      CheckText(
        id: "check.\(index)", title: "check \(index)", why: "", section: "",
        hints: ["weak", "stronger", "strongest"], notes: [:])
    }
    return Lesson(
      number: number, id: "0\(number)-\(title.lowercased().replacing(" ", with: "-"))",
      module: "Sample", title: title,
      steps: [
        Step(number: 1, title: "`reduce`", anchor: "", checks: texts.dropLast()),
        Step(number: 2, title: "history", anchor: "", checks: texts.suffix(1)),
      ],
      interface: [:])
  }

  /// A verdict that puts a lesson in a state; nil if that takes none.
  static func verdict(_ state: LessonStatus.State, on lesson: Lesson) -> Verdict? {
    let file = "Lessons/\(lesson.id)/Exercise.swift"
    func exercise(untouchedSteps: Set<Int> = []) -> ReadExercise {
      ReadExercise(
        text: "// \(lesson.title)\n", untouchedSteps: untouchedSteps, declarations: [:])
    }
    let outcome: Verdict.Outcome
    switch state {
    case .changed: return nil
    case .untouched: outcome = .read(exercise(untouchedSteps: [1, 2]), .untouched)
    case .doesNotCompile: outcome = .read(exercise(), .doesNotCompile([]))
    case .incomplete: outcome = .read(exercise(), .incomplete([]))
    case .unreadable(let problem): outcome = .unreadable(problem)
    case .passed:
      return Verdict(judging: lesson, file: file, exercise()) { $0.result = .passed }
    case .failed(let step, _):
      // Of the step itself a few checks pass.
      let before = lesson.steps.prefix(step - 1).flatMap(\.checks)
      let own = lesson.steps[step - 1].checks
      let ids = (before + own.prefix(max(1, (own.count + 1) / 4))).map(\.id)
      return Verdict(judging: lesson, file: file, exercise()) { check in
        check.result = ids.contains(check.id) ? .passed : .failsSomehow
      }
    }
    return Verdict(lesson: lesson, file: file, outcome: outcome)
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

        - **a)** is only this.

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

  /// What is kept when the answer to a question was shown.
  static func told(_ question: String) -> Effect {
    .record(
      "02-reduce",
      .answered(QuestionAnswer(question: question, said: nil, isRight: nil, attempt: 1)))
  }

  /// The state after some events, from the menu on or from another state.
  static func replay(_ events: [AppEvent], from state: AppState = menu) -> AppState {
    events.reduce(into: state, makeAppReducer())
  }
}

extension SearchLine: ExpressibleByStringLiteral {
  /// Text at the start of a lesson.
  public init(stringLiteral text: String) { self.init(text) }
}
