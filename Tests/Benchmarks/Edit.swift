/// Changes a solution as a learner would, each time differently: what was graded before is known.
final class Edit {
  private let solution: String
  private let indent: Substring
  private let place: String.Index
  private var count = 0

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
    text.insert(contentsOf: "\n\(indent)_ = \(next())", at: place)
    return text
  }

  /// The same, and a mistake in the body of a function; nil if none of it adds 1.
  func wrongBody() -> String? {
    let right = body()
    let wrong = right.replacing(" + 1", with: " + 2", maxReplacements: 1)
    return wrong == right ? nil : wrong
  }

  /// One type more.
  func types() -> String {
    "\(solution)\nstruct Addition\(next()) {}\n"
  }

  /// A type that doesn't fit.
  func error() -> String {
    "\(solution)\nlet mistake\(next()): Int = \"one\"\n"
  }

  private func next() -> Int {
    count += 1
    return count
  }
}
