import XCTest

/// Compares a text that a person reads, as a whole, with what was expected.
///
/// A last line end is left aside; a `{name}` that nobody filled in is a failure of its own.
func assertText(
  _ actual: String, _ expected: String, _ what: String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  let text = actual.hasSuffix("\n") ? String(actual.dropLast()) : actual
  let hole = text.firstMatch(of: /\{[a-z]+\}/)?.0
  XCTAssertNil(hole, "\(what): nobody filled this in", file: file, line: line)
  guard text != expected else { return }
  let same = zip(text.lines, expected.lines).prefix { $0 == $1 }.count
  XCTFail(
    "\(what): line \(same + 1) differs. Got:\n\(text)\nExpected:\n\(expected)", file: file,
    line: line)
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
