import StoreScript
import SuiteSupport

/// A script with what the exercise made of it and what it should have made: for several looks at one
/// trace.
struct Comparison {
  var script: Script
  var actual: [Outcome]
  var expected: [Outcome]

  /// The same for the first commands only.
  func upTo(_ count: Int) -> Comparison {
    var beginning = self
    beginning.script.commands = Array(script.commands.prefix(count))
    beginning.actual = Array(actual.prefix(count))
    beginning.expected = Array(expected.prefix(count))
    return beginning
  }

  /// Throws a mismatch unless a view of both traces is the same.
  ///
  /// - Parameter remark: what is shown, if that isn't the answer to the script's last question.
  func expect<View: Equatable & Sendable>(
    _ remark: Comment? = nil, note: String? = nil, seeing view: ([Outcome]) -> View
  ) throws {
    try SuiteSupport.expect(
      view(actual), equals: view(expected),
      given: remark.map { script.withoutQuestions.code + [$0.line] } ?? script.code,
      note: note)
  }

  func expectTold(_ observer: String, note: String? = nil) throws {
    try expect(Comment("told", ["observer": observer]), note: note) { $0.told(observer) }
  }
}

extension Bench<Suite> {
  func comparison(of script: Script) throws -> Comparison {
    let (actual, expected) = try traceAndModel(of: script)
    return Comparison(script: script, actual: actual, expected: expected)
  }
}
