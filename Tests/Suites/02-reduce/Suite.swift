import SuiteSupport

enum Suite: LessonSuite {
  static var checks: [Check] {
    reduceChecks + replayChecks + historyChecks + undoingChecks
  }

  /// Asks, and if the answer is wrong asks again: two answers to one question show a memory.
  static func expectAnswer<Value: Equatable>(
    to call: @autoclosure () -> String, equals expected: Value,
    note: (Value) -> String? = { _ in nil },
    ask: () -> Value
  ) throws {
    let answer = ask()
    guard answer != expected else { return }
    let remembers = ask() != answer
    try expect(
      answer, equals: expected, given: [call()], note: remembers ? "another-answer" : note(answer))
  }
}
