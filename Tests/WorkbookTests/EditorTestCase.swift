import FixtureLessons
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Tests with editors that are scripts.
class EditorTestCase: LongTestCase {
  /// An editor that writes down what it was told.
  func recorder(_ name: String, in fixture: Fixture) throws -> String {
    try fixture.writeProgram(name, "echo \"$@\" > '\(fixture.root)/told'")
  }

  /// Types lines into the menu; only the fixture's programs, and those of the system that the
  /// commands of these tests need, are there.
  func opened(
    _ fixture: Fixture, _ environment: [String: String], _ lines: String...
  ) -> FakeRun {
    let path = "\(fixture.root)/bin:\(FakeRun.environment["PATH"] ?? "")"
    return FakeRun([], in: fixture) {
      $0.lines = lines
      $0.environment = ["PATH": path].merging(environment) { $1 }
    }
  }

  /// Types lines into the menu, and gives what the editor was told.
  func tell(
    _ fixture: Fixture, _ environment: [String: String], _ lines: String...
  ) throws -> String {
    try? fixture.remove("told")
    let path = "\(fixture.root)/bin:\(FakeRun.environment["PATH"] ?? "")"
    let run = FakeRun([], in: fixture) {
      $0.lines = lines
      $0.environment = ["PATH": path].merging(environment) { $1 }
    }
    XCTAssertTrue(run.output.contains(" open in your editor"), run.output)
    return try XCTUnwrap(fixture.text(of: "told"))
  }
}

extension String {
  /// The exercise of the first lesson, and the line of its first step.
  func filled(in fixture: Fixture) -> String {
    let path = "\(fixture.root)/\(Fixture.exercise(Fixture.up))"
    let lines = FixtureLessons.upStub.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("func up(") }.map { $0 + 1 } ?? 0
    return replacing("{path}", with: path).replacing("{line}", with: "\(line)") + "\n"
  }
}
