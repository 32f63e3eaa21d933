/// Why a check failed: a counterexample, and what should have come of it.
public struct Mismatch: Error, Codable, Equatable, Sendable {
  /// The counterexample as lines of code: the state, then the events.
  public var given: [String]
  public var expected: Tree?
  public var actual: Tree?
  /// The key of a remark in the lesson's `Feedback.md` that says more about this failure.
  public var note: String?

  public init(given: [String], expected: Tree? = nil, actual: Tree? = nil, note: String? = nil) {
    self.given = given
    self.expected = expected
    self.actual = actual
    self.note = note
  }

  /// How much a reader has to take in, in characters; the smallest counterexample is shown.
  public var size: Int {
    given.reduce(0) { $0 + $1.count }
  }
}
