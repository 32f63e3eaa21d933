import Basics
import Curriculum
import Foundation
import Launching
import XCTest

/// What `swift test` does with a lesson that nobody has begun: these tests once more, of that lesson alone.
final class SwiftTestOutputTests: XCTestCase {
  private let lesson = "08-your-own-app"
  private let module = "YourOwnApp"

  private func run(_ arguments: [String], in folder: String) throws -> Captured {
    let tests = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).path
    try XCTSkipUnless(tests.hasSuffix(".xctest"), "a bundle can't be started by itself here")
    let repository = try Fixture.workbook
    let exercise = try contents(of: repository.exercise(of: lesson))
    let stubs = try repository.stubs(of: lesson).map { try contents(of: $0) }
    try XCTSkipUnless(stubs.contains(exercise), "somebody has begun this lesson")
    let environment = FakeRun.environment.merging(["WORKBOOK_LANGUAGE": "en"]) { $1 }
    let place = ["-c", "cd \"$0\" && exec \"$@\"", "\(repository.root)/\(folder)", tests]
    return try capture(
      Command("/bin/sh", place + arguments, environment: environment), limit: .seconds(60))
  }

  func testItIsSkippedWithALineThatNamesThePathFromWhereOneStands() throws {
    for (folder, path) in [
      ("", "Lessons/\(lesson)/Exercise.swift"), ("Lessons", "\(lesson)/Exercise.swift"),
    ] {
      let run = try run(["LessonTests.\(module)Tests"], in: folder)
      // The whole output would be taken for this run's own.
      XCTAssertEqual(run.output.matches(of: /Test Case .* started/).count, 1)
      let line = "Test skipped - Lesson 8 is untouched: \(path)\n"
      XCTAssertEqual(run.output.components(separatedBy: line).count, 2)
      XCTAssertEqual(
        run.output.firstMatch(of: /Executed .* failures/)?.0,
        "Executed 1 test, with 1 test skipped and 0 failures")
      XCTAssertEqual(run.ending, .exited(0))
    }
  }
}
