/// Why a check failed: a counterexample, and what should have come of it.
public struct Mismatch: Error, Equatable, Sendable {
  /// The counterexample as lines of code: the state, then the events.
  public var given: [String]
  /// The key of a remark in the lesson's `Feedback.md` that says more about this failure.
  public var note: String?
  /// What stands in the remark's words in braces.
  public var values: [String: String]
  /// What should have come of it, and what came. Most counterexamples give way to a simpler one before
  /// anybody looks at them, so it is described only when somebody does.
  private let describe: @Sendable () -> (expected: Tree?, actual: Tree?)

  public init(
    given: [String], expected: Tree? = nil, actual: Tree? = nil, note: String? = nil,
    values: [String: String] = [:]
  ) {
    (self.given, self.note, self.values) = (given, note, values)
    describe = { (expected, actual) }
  }

  init<Value: Sendable>(given: [String], expected: Value, actual: Value, note: String?) {
    (self.given, self.note, values) = (given, note, [:])
    describe = { (Tree(describing: expected), Tree(describing: actual)) }
  }

  /// What should have come of it; nil where that can't be shown as a value.
  public var expected: Tree? { describe().expected }
  public var actual: Tree? { describe().actual }

  /// How much a reader has to take in, in characters; the smallest counterexample is shown.
  public var size: Int {
    given.reduce(0) { $0 + $1.count }
  }

  public static func == (one: Mismatch, other: Mismatch) -> Bool {
    one.given == other.given && one.note == other.note && one.values == other.values
      && one.describe() == other.describe()
  }
}

extension Mismatch: Codable {
  private enum CodingKeys: String, CodingKey {
    case given, expected, actual, note, values
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let (expected, actual) = describe()
    try container.encode(given, forKey: .given)
    try container.encodeIfPresent(expected, forKey: .expected)
    try container.encodeIfPresent(actual, forKey: .actual)
    try container.encodeIfPresent(note, forKey: .note)
    try container.encode(values, forKey: .values)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      given: try container.decode([String].self, forKey: .given),
      expected: try container.decodeIfPresent(Tree.self, forKey: .expected),
      actual: try container.decodeIfPresent(Tree.self, forKey: .actual),
      note: try container.decodeIfPresent(String.self, forKey: .note),
      values: try container.decode([String: String].self, forKey: .values))
  }
}
