/// Changes a solution as a learner would, each time differently.
struct Edit {
  private let solution: String
  private let indent: Substring
  private let place: String.Index
  nonisolated(unsafe) private static var count = 0

  /// - Returns: nil if no line of it begins with `return`: there would be no place for a change.
  init?(solution: String) {
    guard let match = solution.firstMatch(of: /\n(\x20+)return\b/) else { return nil }
    self.solution = solution
    indent = match.1
    place = match.range.lowerBound
  }

  /// Something else in the body of a function.
  func body() -> String {
    var text = solution
    text.insert(contentsOf: "\n\(indent)_ = \(Self.next())", at: place)
    return text
  }

  /// One type more.
  func types() -> String {
    "\(solution)\nstruct Addition\(Self.next()) {}\n"
  }

  /// A type that doesn't fit.
  func error() -> String {
    "\(solution)\nlet mistake\(Self.next()): Int = \"one\"\n"
  }

  private static func next() -> Int {
    count += 1
    return count
  }
}
