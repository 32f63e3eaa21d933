import Basics
import Foundation
import Traces
import XCTest

@testable import Curriculum
@testable import Grading

/// The limits that the page beside the host names are those that hold.
final class ConfinementPageTests: XCTestCase {
  /// The rows of the page's table and list, by what stands first.
  private func rows() throws -> [String: String] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let text = try String(
      contentsOfFile: "\(package)/Sources/ExerciseHost/README.md", encoding: .utf8)
    let rows = text.matches(of: /(?m)^(?:\| |- )(`?\w+`?)(?: \||:) (.+)$/)
    return Dictionary(uniqueKeysWithValues: rows.map { (String($0.1), String($0.2)) })
  }

  private func expect(_ text: String, in row: String) throws {
    let row = try XCTUnwrap(try rows()[row], row)
    XCTAssertTrue(row.contains(text), "\(text): \(row)")
  }

  func testAmounts() throws {
    try expect("\(TimeLimit.check.components.seconds) seconds for each check", in: "time")
    try expect(
      "compiler has \(TimeLimit.compiler.components.seconds) seconds", in: "time")
    try expect("\(MemoryLimit.exercise >> 30) GiB", in: "memory")
    try expect("\(CountLimit.outputLines) lines a check", in: "output")
    try expect("\(SizeLimit.message >> 20) MiB", in: "answers")
  }

  func testVariables() throws {
    let row = try XCTUnwrap(try rows()["environment"])
    XCTAssertEqual(
      row.matches(of: /`(\w+)`/).map { String($0.1) },
      RunningHost.inheritedVariables + ["SWIFT_BACKTRACE"])
  }

  func testParts() throws {
    let rows = try rows()
    for part in Sandbox.Part.allCases {
      XCTAssertNotNil(rows["`\(part.rawValue)`"], part.rawValue)
    }
  }
}
