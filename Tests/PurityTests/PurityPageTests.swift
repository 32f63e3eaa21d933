import Foundation
import Launching
import Purity
import XCTest

/// What `Sources/Purity/README.md` lists is all that there is.
final class PurityPageTests: XCTestCase {
  /// What stands in the first column of the table below a heading, in code.
  private func names(below heading: String) throws -> [String] {
    let folder = try XCTUnwrap(Repository(searchingFrom: #filePath)).root + "/Sources/Purity"
    let page = try String(contentsOfFile: "\(folder)/README.md", encoding: .utf8)
    let section = try XCTUnwrap(page.components(separatedBy: "## \(heading)\n").last)
      .components(separatedBy: "\n## ")[0]
    let columns = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|")[0] }
    return columns.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
  }

  func testEveryKindOfReasonIsListed() throws {
    XCTAssertEqual(
      try names(below: "What can be told").sorted(), ReasonKind.allCases.map(\.rawValue).sorted())
  }
}
