import Curriculum
import Launching
import XCTest

@testable import Benchmarks

/// The run that the page beside the benchmarks quotes has the rows and columns that a run has today.
final class QuotedRunTests: XCTestCase {
  func testTheQuotedRunHasTodaysShape() throws {
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    let page = try contents(of: repository.root + "/Tests/Benchmarks/README.md")
    let quoted = try XCTUnwrap(
      page.firstMatch(of: /<!-- benchmark -->\n```text\n((?:.|\n)*?)\n```/)?.1)
    let lines = quoted.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let heading = try XCTUnwrap(lines.first)
    XCTAssertNotNil(
      heading.wholeMatch(of: /Swift \S+, .+, \d+ cores?, medians of \d+/), heading)
    XCTAssertEqual(
      lines.dropFirst().map(shape), Report.sample.lines.dropFirst().map(shape))
  }

  /// A line without what differs between two runs; what is aimed at stays.
  private func shape(_ line: String) -> String {
    let target = line.firstMatch(of: /(\S+(?: ms| %| MB)?)\s+(?:yes|no)$/)?.1 ?? ""
    let words = line.replacing(/(?:yes|no)$/, with: "met")
      .replacing(/\b\d+(?:\.\d+)?\b/, with: "N").replacing(/\s+/, with: " ")
    return "\(words) \(target)"
  }
}
