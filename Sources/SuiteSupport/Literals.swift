/// The values that an exercise's own code names.
///
/// An exercise that treats one value in a way of its own has to name it, or its neighbour. No sample
/// that was chosen before can hold all of them.
public struct Literals: Equatable, Sendable {
  /// The numbers with their neighbours, positive and negative.
  public private(set) var numbers: [Int]
  public private(set) var texts: [String]

  public init(numbers: Set<Int>, texts: Set<String>) {
    let near = numbers.flatMap { number in
      [number, 0 &- number].flatMap { [$0 &- 1, $0, $0 &+ 1] }
    }
    self.numbers = Set(near).sorted { ($0.magnitude, $0) < ($1.magnitude, $1) }
    self.texts = texts.sorted()
  }

  /// The values with which a suite's model is tried.
  static let examples = Literals(numbers: [0, 7, 1_000, 100_000, .max], texts: ["", "a", "{b} c"])

  var isEmpty: Bool { numbers.isEmpty && texts.isEmpty }

  /// Those that aren't among the others.
  func besides(_ others: Literals) -> Literals {
    var rest = self
    rest.numbers.removeAll(where: Set(others.numbers).contains)
    rest.texts.removeAll(where: Set(others.texts).contains)
    return rest
  }

  /// How many of something there may be: the numbers from 1 to a limit.
  public func counts(upTo limit: Int) -> [Int] { numbers.filter { (1...limit).contains($0) } }

  /// The same, and the largest of those beyond it up to another limit, where many would take too long.
  public func counts(upTo limit: Int, andOneUpTo most: Int) -> [Int] {
    counts(upTo: limit) + counts(upTo: most).suffix(1).filter { $0 > limit }
  }

  /// The numbers with which a few sums stay far inside of an `Int`.
  public var summands: [Int] { numbers.filter { $0.magnitude < 1 << 40 } }
}

extension Check {
  /// The check with further questions about the values that an exercise names. They are asked of
  /// exercises that have answered all others rightly.
  ///
  /// - Parameter body: as a check's body; its questions aren't recorded.
  public func withLiterals(
    _ body: @escaping (TestContext<Lesson>, Literals) throws -> Void
  ) -> Check {
    var check = self
    check.literalBody = body
    return check
  }
}
