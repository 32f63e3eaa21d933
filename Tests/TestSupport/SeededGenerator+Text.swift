import SuiteSupport

extension SeededGenerator {
  /// Up to so many of these pieces, put together.
  package mutating func text(of pieces: [String], upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self))
      .map { _ in pieces[Int.random(in: pieces.indices, using: &self)] }
      .joined()
  }
}
