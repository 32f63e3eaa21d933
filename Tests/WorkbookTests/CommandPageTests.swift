import Curriculum
import Foundation
import Launching
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What stands beside the commands is what they print and keep.
final class CommandPageTests: XCTestCase {
  private func repository() throws -> Repository {
    try XCTUnwrap(Repository(searchingFrom: #filePath))
  }

  private func page() throws -> String {
    try contents(of: try repository().root + "/Sources/Program/Commands/README.md")
  }

  /// What stands below a heading.
  private func section(_ heading: String) throws -> String {
    let parts = try page().components(separatedBy: "\n## ")
    return try XCTUnwrap(parts.first { $0.hasPrefix("\(heading)\n") }, heading)
  }

  private func object(_ arguments: [String]) throws -> [String: Any] {
    let data = Data(try FreshCopy().run(arguments).utf8)
    return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  func testEveryFieldOfAVerdictIsNamed() throws {
    let text = try section("The verdict as data")
    let report = try object(["test", "1", "--json"])
    let lesson = try XCTUnwrap((report["lessons"] as? [[String: Any]])?.first)
    let check = try XCTUnwrap((lesson["checks"] as? [[String: Any]])?.first)
    for field in Set(report.keys).union(lesson.keys).union(check.keys) {
      XCTAssertTrue(text.contains("`\(field)`"), field)
    }
  }

  func testEveryFieldOfTheListIsNamed() throws {
    let text = try section("The list as data")
    let report = try object(["list", "--json"])
    let lesson = try XCTUnwrap((report["lessons"] as? [[String: Any]])?.first)
    for field in Set(report.keys).union(lesson.keys) {
      XCTAssertTrue(text.contains("`\(field)`"), field)
    }
  }

  func testEveryExitCodeIsNamed() throws {
    let codes = try section("Exit codes").matches(of: /(?m)^\| (\d+) \|/).map { Int32($0.1) }
    XCTAssertEqual(codes, ExitCode.allCases.map(\.rawValue))
  }

  func testWhatIsKeptIsNamed() throws {
    let repository = try repository()
    let text = try section("What is kept")
    let names = text.matches(of: /(?m)^\| `([^`]+)` \|/).map { $0.1.filter { $0 != "/" } }
    let paths = [
      repository.progress, repository.verdicts, repository.backups, repository.cache,
    ]
    XCTAssertEqual(names.map { "\(repository.state)/\($0)" }, paths)
  }
}
