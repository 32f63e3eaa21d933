import Basics
import Curriculum
import Foundation
import Grading
import Interface
import Launching
import LessonSuites
import XCTest

/// What learners write that doesn't compile: each gets the sentence that is about it, and the hints of
/// the step in which it is written.
final class StuckTests: XCTestCase {
  /// Something that a learner wrote in place of a piece of the solution.
  private struct Attempt: Sendable {
    var lesson: String
    var solution: String
    var written: String
    /// A piece of the help for the first message.
    var help: String
    /// Nil where no step is to blame.
    var step: Int?

    init(_ lesson: String, _ solution: String, _ written: String, _ help: String, step: Int?) {
      (self.lesson, self.solution, self.written) = (lesson, solution, written)
      (self.help, self.step) = (help, step)
    }
  }

  private func prove(_ attempts: [Attempt]) throws {
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    let course = try Course(repository: repository)
    let grader = try Grader(
      repository: repository, suites: LessonSuites.all,
      environment: ProcessInfo.processInfo.environment)
    let verdicts = try concurrently(attempts) { attempt in
      let lesson = try course.lesson(named: attempt.lesson)
      let solution = try contents(of: repository.solution(of: lesson.id))
      XCTAssertTrue(solution.contains(attempt.solution), attempt.solution)
      let text = solution.replacing(attempt.solution, with: attempt.written)
      return try grader.grade(lesson, exercise: ExerciseFile(path: "", text: text))
    }
    for (attempt, verdict) in zip(attempts, verdicts) {
      let message = try XCTUnwrap(verdict.messages.first, attempt.written)
      let helps = verdict.messages.compactMap(\.help)
      XCTAssertTrue(
        message.help?.contains(attempt.help) ?? false,
        "\(attempt.written)\n\(message.text)\n\(helps)")
      XCTAssertEqual(verdict.stepInTheWay?.number, attempt.step, attempt.written)
    }
  }

  private let combine = """
      return { value, action in
        for reducer in reducers { reducer(&value, action) }
      }
    """

  func testTheCounter() throws {
    let slice = "return replay(events.dropLast(max(0, count)), from: initial)"
    try prove([
      Attempt("2", slice, "return replay(events[0..<2], from: initial)", "*slice*", step: 4),
      Attempt(
        "2", slice,
        "var rest = events\n  rest = rest.prefix(2)\n  return replay(rest, from: initial)",
        "*slice*", step: 4),
      Attempt(
        "2", "case .increase: return state + 1", "case .increase: return state++",
        "has no `++`", step: 1),
      Attempt(
        "2", "case .increase: return state + 1",
        "case .increase:\n    state += 1\n    return state",
        "copy a parameter into a `var`", step: 1),
      Attempt(
        "2", "switch event {\n", "if event == .increase { return state + 1 }\n  switch event {\n",
        "if case .increase = event", step: 1),
      Attempt(
        "2", "case .increase: return state + 1",
        "case .increase:\n    let next = state + 1\n    next + 0", "`return`", step: 1),
      Attempt("2", "case .decrease: return state - 1", "", "Not every case", step: 1),
      Attempt(
        "2", "func scratch() {", "print(replay([.increase], from: 0))\nfunc scratch() {",
        "`scratch()`", step: nil),
      Attempt(
        "2", "func undoing(last", "let title = “undo”\nfunc undoing(last", "set to English", step: 4
      ),
      Attempt(
        "2", "// MARK: - Step 3",
        """
        extension Array where Element == Event {
          func reduce(_ state: State) -> State { reduce(state, event: self[0]) }
        }
        // MARK: - Step 3
        """, "another name", step: 2),
    ])
  }

  func testTheLogin() throws {
    try prove([
      Attempt(
        "3", "switch event {\n",
        "if event == .onTriggerLogin { return state }\n    switch event {\n",
        "`switch`", step: 1)
    ])
  }

  func testCombineAndPullback() throws {
    let alongPath = "reducer(&globalValue[keyPath: value], action)\n"
    try prove([
      Attempt(
        "5", combine, "  for reducer in reducers { reducer(&value, action) }",
        "gives back a closure", step: 1),
      Attempt(
        "5", combine, combine.replacing("&value", with: "value"), "write `&` in front", step: 1),
      Attempt(
        "5",
        "{ globalValue, action in\n    // A writable key path gets and sets: the part can be "
          + "changed where it stands.\n    " + alongPath,
        "{ value, action in\n    reducer(&value[keyPath: value], action)\n",
        "closure's parameter wins", step: 3),
      Attempt(
        "5",
        "guard let localAction = globalAction[keyPath: action] else { return }\n"
          + "    reducer(&globalValue[keyPath: value], localAction)",
        "if globalAction[keyPath: action] != nil {\n      reducer(&globalValue[keyPath: value], "
          + "globalAction[keyPath: action])\n    }", "Unwrap it", step: 4),
      Attempt(
        "5", "    state.pokemons = pokemons\n", "    state.pokemons = pokemons\n    return state\n",
        "gives nothing back", step: 5),
      Attempt(
        "5", "pullback(accountReducer, value: \\.settings",
        "pullback(accountReducer, value: \\.favoritePokemons", "where does the path end", step: 6),
    ])
  }

  func testLayers() throws {
    let filter = """
        return { reducer in
          { value, action in
            guard predicate(action) else { return }
            reducer(&value, action)
          }
        }
      """
    let layers = """
        compose(
          { logging($0, log: console) },
          { activityFeed($0, now: wallClock) }
        )
      """
    try prove([
      Attempt(
        "6", "  return { value, action in\n    reducer(&value, action)\n",
        "  reducer(&value, action)\n  return { value, action in\n", "gives back a closure", step: 3),
      Attempt(
        "6", layers,
        "  compose(logging(appReducer, log: console), activityFeed(appReducer, now: wallClock))",
        "`compose` doesn't want finished reducers", step: 4),
      Attempt("6", layers, "  compose(logging, activityFeed)", "second argument", step: 4),
      Attempt("6", "now: wallClock)", "now: wallClock())", "clock itself", step: 4),
      Attempt(
        "6", "return { value in outer(inner(value)) }", "return outer(inner)",
        "gives back a new function", step: 4),
      Attempt(
        "6", filter, "  if predicate(action) { reducer(&value, action) }", "gives back", step: 5),
      Attempt(
        "6", filter,
        "  return { value, action in\n    if predicate(action) { reducer(&value, action) }"
          + "\n  }", "one inside the other", step: 5),
      Attempt(
        "6", "// MARK: - Step 2",
        """
        func delete(_ primes: inout [Int], at positions: IndexSet) {
          primes.remove(atOffsets: positions)
        }
        // MARK: - Step 2
        """, "removes by place", step: 1),
      Attempt(
        "6", "initialValue: UndoState(present: AppState())", "initialValue: AppState()",
        "has changed the type", step: 8),
    ])
  }

  func testEffects() throws {
    try prove([
      Attempt(
        "7", "case .answered(.failure(let error)):", "case .answered(.failure(error)):",
        "A `let` is missing", step: 1)
    ])
  }
}
