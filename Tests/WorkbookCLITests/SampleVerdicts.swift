import SuiteSupport

@testable import Curriculum
@testable import Grading

/// Verdicts made by hand: one for each thing that can come of grading.
enum SampleVerdicts {
  static let file = "Lessons/03-login-state/Exercise.swift"

  /// Three steps: three checks, one, and two.
  static let lesson = Lesson(
    number: 3, id: "03-login-state", module: "LoginState", title: "Login state",
    steps: [
      Step(
        number: 1, title: "`reduce`", anchor: "func reduce(",
        checks: [
          text("login.username", "typing a username changes the username and nothing else"),
          text("login.clears-error", "starting a login clears the error of the last one"),
          text("login.silent", "`reduce` prints nothing"),
        ]),
      Step(
        number: 2, title: "history", anchor: "func history(",
        checks: [text("history.all", "`history(of:from:)` gives every state on the way")]),
      Step(
        number: 3, title: "undo", anchor: "func undo(",
        checks: [
          text("undo.last", "`undo` takes the last event back"),
          text("undo.none", "with nothing to take back, `undo` changes nothing"),
        ]),
    ],
    interface: [:], sections: ["One event, its own fields": 40])

  /// What all of them are about, with a line for each failure.
  private static let exercise =
    (1...28).map { "// line \($0) of what the lesson gives\n" }.joined() + """

      func reduce(_ state: State, _ event: Event) -> State {
        var state = state
        switch event {
        case .start:
          state.loading = true
        }
        return state
      }

      func history(of events: [Event], from state: State) -> [State] {
        []
      }

      """

  private static func text(_ id: String, _ title: String) -> CheckText {
    CheckText(
      id: id, title: title,
      why: "a new attempt starts clean, or the screen shows an error that is no longer true.",
      section: "One event, its own fields", hints: ["weak", "stronger", "strongest"], notes: [:])
  }

  // MARK: Whole verdicts

  static let passed = make(.passed) { check in check.state = .passed }

  static let failed = make { check in
    switch check.id {
    case "login.username": check.state = .passed
    case "login.clears-error": fail(&check)
    default: break
    }
  }

  static let crashed = make { check in
    guard check.id == "login.username" else { return }
    check.state = .crashed
    check.crash = .trap("Fatal error: Index out of range\u{7}")
    check.given = ["undo([])"]
    (check.line, check.column) = (36, 12)
  }

  static let timedOut = make { check in
    switch check.id {
    case "history.all":
      (check.state, check.seconds, check.line) = (.timedOut, 10, 40)
      check.given = ["history(of: [.increase], from: 3)"]
    case "undo.last", "undo.none": check.state = .waiting
    default: check.state = .passed
    }
  }

  static let doesNotCompile: Verdict = {
    var verdict = make(.doesNotCompile)
    verdict.messages = [
      CompilerMessage(
        line: 12, column: 3, text: "switch must be exhaustive",
        help: "Not every case has a branch yet. Add a `case` for each one that is missing.",
        source: "  switch event {"),
      CompilerMessage(
        line: 20, column: 10, text: "cannot convert return expression of type `Int` to `State`",
        source: "  return 7"),
      CompilerMessage(
        line: 31, column: 1, text: "missing return in global function", source: "}"),
    ]
    return verdict
  }()

  static let incomplete: Verdict = {
    var verdict = make(.incomplete)
    verdict.missing = [
      MissingInterface(
        name: "Store.unsubscribe(_:)",
        explanation: "`Store.unsubscribe(_:)` is missing: it takes the id that `subscribe` "
          + "returned."),
      MissingInterface(name: "Event", explanation: "`Event` lost its shape."),
    ]
    return verdict
  }()

  static let untouched: Verdict = {
    var verdict = make(.untouched) { check in check.line = 34 }
    verdict.untouchedSteps = [1, 2, 3]
    return verdict
  }()

  static func problem(_ problem: ExerciseProblem) -> Verdict {
    var verdict = make()
    (verdict.problem, verdict.exercise) = (problem, nil)
    return verdict
  }

  // MARK: Making them

  /// A verdict in which every check waits, but for what `change` makes of it.
  static func make(
    _ state: Verdict.State = .failed, _ change: (inout CheckVerdict) -> Void = { _ in }
  ) -> Verdict {
    var verdict = Verdict(notYetGraded: lesson, file: file)
    verdict.state = state
    verdict.exercise = exercise
    verdict.seconds = 1.25
    for index in verdict.checks.indices { change(&verdict.checks[index]) }
    return verdict
  }

  /// Makes a check fail with two states that differ in one field of five.
  static func fail(_ check: inout CheckVerdict) {
    let (expected, actual) = (login(error: "nil"), login(error: ".offline"))
    check.state = .failed
    check.given = [actual.oneLine, "+ .onTriggerLogin"]
    (check.expected, check.actual) = (expected.oneLine, actual.oneLine)
    check.diff = DiffLine.diff(expected: expected, actual: actual)
    check.line = 34
  }

  private static func login(error: String) -> Tree {
    let fields = [
      ("username", "\"ada\""), ("password", "\"secret\""), ("loading", "false"), ("data", "nil"),
      ("error", error),
    ]
    return .node(
      opening: "State(", children: fields.map { .init(label: $0.0, value: .leaf($0.1)) },
      closing: ")")
  }
}
