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
    interface: [:], sections: ["One event, its own fields": 40],
    text: "Lessons/03-login-state/README.md")

  /// What all of them are about.
  private static let text =
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

  /// The line of a failure is that of its step; only what fails in the third one has none.
  private static func exercise(
    untouchedSteps: Set<Int> = [], openSteps: Set<Int> = []
  ) -> ReadExercise {
    var exercise = ReadExercise(
      text: text, untouchedSteps: untouchedSteps, declarations: [1: 34, 2: 40])
    exercise.openSteps = openSteps
    return exercise
  }

  private static func text(_ id: String, _ title: String) -> CheckText {
    CheckText(
      id: id, title: title,
      why: "a new attempt starts clean, or the screen shows an error that is no longer true.",
      section: "One event, its own fields", hints: ["weak", "stronger", "strongest"], notes: [:])
  }

  // MARK: Whole verdicts

  static let passed = make { check in check.result = .passed }

  static let failed = make { check in
    switch check.id {
    case "login.username": check.result = .passed
    case "login.clears-error": fail(&check)
    default: break
    }
  }

  static let crashed = make { check in
    guard check.id == "login.username" else { return }
    check.result = .unanswered(
      .ended(
        Crash(
          .trap("Fatal error: Index out of range\u{7}"), at: SourceLocation(line: 36, column: 12))),
      given: ["undo([])"])
  }

  static let timedOut = make { check in
    switch check.id {
    case "history.all":
      check.result = .unanswered(
        .late(.computing, seconds: 10), given: ["history(of: [.increase], from: 3)"])
    case "undo.last", "undo.none": break
    default: check.result = .passed
    }
  }

  static let doesNotCompile = doesNotCompile(messages)

  static let messages = [
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

  static func doesNotCompile(_ messages: [CompilerMessage]) -> Verdict {
    verdict(.read(exercise(), .doesNotCompile(messages)))
  }

  static let incomplete = verdict(
    .read(
      exercise(),
      .incomplete([
        MissingInterface(
          name: "Store.unsubscribe(_:)",
          explanation: "`Store.unsubscribe(_:)` is missing: it takes the id that `subscribe` "
            + "returned."),
        MissingInterface(name: "Event", explanation: "`Event` lost its shape.", line: 34),
      ])))

  static let untouched = verdict(.read(exercise(untouchedSteps: [1, 2, 3]), .untouched))

  static func problem(_ problem: ExerciseError) -> Verdict { verdict(.unreadable(problem)) }

  static func problem(_ problem: GradingError) -> Verdict {
    verdict(.read(exercise(), .ungradable(problem)))
  }

  /// Every check passes but one, of which nobody knows.
  static func notMade(_ obstacle: CheckObstacle) -> Verdict {
    make { $0.result = $0.id == "undo.last" ? .notMade(obstacle) : .passed }
  }

  // MARK: Making them

  private static func verdict(_ outcome: Verdict.Outcome) -> Verdict {
    Verdict(lesson: lesson, file: file, outcome: outcome, seconds: 1.25)
  }

  /// A verdict in which every check waits, but for what `change` makes of it.
  static func make(
    untouchedSteps: Set<Int> = [], openSteps: Set<Int> = [],
    _ change: (inout CheckVerdict) -> Void
  ) -> Verdict {
    var verdict = Verdict(
      judging: lesson, file: file,
      exercise(untouchedSteps: untouchedSteps, openSteps: openSteps), change)
    verdict.seconds = 1.25
    return verdict
  }

  /// Makes a check fail with two states that differ in one field of five.
  static func fail(_ check: inout CheckVerdict, note: String? = nil, mistake: String? = nil) {
    let (expected, actual) = (login(error: "nil"), login(error: ".offline"))
    check.result = .failed(
      CheckFailure(
        given: [actual.oneLine, "+ .onTriggerLogin"],
        difference: Difference(expected: expected, actual: actual), note: note, mistake: mistake))
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
