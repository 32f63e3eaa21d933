/// Why a check failed: a counterexample with the expected and the actual result.
public struct Mismatch: Error, Equatable, Sendable {
  /// The counterexample as lines of code: the state, then the events.
  public var given: [String]
  /// The key of a note in the lesson's `Feedback.md` about this failure.
  public var note: String?
  /// Values for the note's placeholders in braces.
  public var values: [String: String]
  /// Makes trees of the expected and actual result. Done on demand, because most counterexamples
  /// are replaced by simpler ones before they are shown.
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

  /// The expected result; nil if it can't be shown as a value.
  public var expected: Tree? { describe().expected }
  public var actual: Tree? { describe().actual }

  /// The length of the counterexample in characters; the smallest one is shown.
  public var size: Int {
    given.reduce(0) { $0 + $1.count }
  }

  public static func == (one: Mismatch, other: Mismatch) -> Bool { one.told == other.told }
}

extension Mismatch: Codable {
  /// The encoded form.
  private struct Told: Codable, Equatable {
    var given: [String]
    var expected: Tree?
    var actual: Tree?
    var note: String?
    var values: [String: String]
  }

  private var told: Told {
    let (expected, actual) = describe()
    return Told(given: given, expected: expected, actual: actual, note: note, values: values)
  }

  public func encode(to encoder: any Encoder) throws { try told.encode(to: encoder) }

  public init(from decoder: any Decoder) throws {
    let told = try Told(from: decoder)
    self.init(
      given: told.given, expected: told.expected, actual: told.actual, note: told.note,
      values: told.values)
  }
}
