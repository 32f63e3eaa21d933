import FixtureLessons
import Foundation
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Lessons that are called by the path of their file, as a verdict prints it.
final class LessonByPathTests: XCTestCase {
  func testAVerdictsPathNamesItsLessonFromEveryFolder() throws {
    let fixture = try Fixture()
    let path = Fixture.exercise(Fixture.down)
    let table = [
      ("", path), ("", "\(path):4"), ("", "\(path):4:1"), ("", "Lessons/02-count-down"),
      ("Lessons", path), ("Lessons", "02-count-down/Exercise.swift:4:1"),
      ("Lessons/02-count-down", "Exercise.swift:4:1"), ("Lessons/02-count-down", "."),
      ("Lessons/01-count-up", path), ("Lessons/01-count-up", "../02-count-down/Exercise.swift"),
      ("Lessons/01-count-up", "\(fixture.root)/\(path):4"),
    ]
    for (directory, name) in table {
      let expected = FakeRun(["test", "2"], in: fixture) { $0.directory = directory }
      let run = FakeRun(["test", name], in: fixture) { $0.directory = directory }
      XCTAssertEqual(run.output, expected.output, "\(name) in \(directory)")
      XCTAssertEqual(run.errors, "")
    }
  }

  func testAFileOfAnotherCopyIsRefusedUnlessThatIsGraded() throws {
    let fixture = try Fixture()
    let other = "\(Fixture.temporary)/class-\(UUID().uuidString)/02-count-down"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    let path = "\(other)/Exercise.swift"
    try Data(FixtureLessons.downSolution.utf8).write(to: URL(fileURLWithPath: path))
    let refused = FakeRun(["test", path], in: fixture)
    let errors = refused.errors.replacing("\n", with: " ")
    XCTAssertTrue(errors.contains("is not in this workbook."), errors)
    XCTAssertEqual(refused.output, "")
    XCTAssertEqual(refused.code, .usage)
    let copy = (other as NSString).deletingLastPathComponent
    XCTAssertEqual(FakeRun(["test", path, "--lessons", copy], in: fixture).code, .success)
    // Where nothing stands, it is the name that counts.
    XCTAssertEqual(FakeRun(["test", "/gone/02-count-down"], in: fixture).code, .failure)
  }

  func testAPathThatLeadsToNoLessonIsShownAsItWasTyped() throws {
    let run = FakeRun(["test", "Lessons/09-monads/Exercise.swift:3"], in: try Fixture())
    XCTAssertTrue(
      run.errors.hasPrefix("There is no lesson “Lessons/09-monads/Exercise.swift:3”."), run.errors)
  }
}
