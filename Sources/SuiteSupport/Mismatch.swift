/// Why a check failed: a counterexample, and what should have come of it.
public struct Mismatch: Error, Codable, Equatable, Sendable {
  /// The counterexample as lines of code: the state, then the events.
  public var given: [String]
  /// What should have come of it; nil where that can't be shown as a value.
  public var expected: Tree?
  /// What came of it; nil where that can't be shown as a value.
  public var actual: Tree?
  /// The key of a remark in the lesson's `Feedback.md` that says more about this failure.
  public var note: String?
  /// What stands in the remark's words in braces.
  public var values: [String: String]

  /// A failure with its counterexample, and what is known beside that.
  public init(
    given: [String], expected: Tree? = nil, actual: Tree? = nil, note: String? = nil,
    values: [String: String] = [:]
  ) {
    self.given = given
    self.expected = expected
    self.actual = actual
    self.note = note
    self.values = values
  }

  /// How much a reader has to take in, in characters; the smallest counterexample is shown.
  public var size: Int {
    given.reduce(0) { $0 + $1.count }
  }
}
