import FixtureLessons
import Foundation
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

final class ResetCommandTests: XCTestCase {
  private let exercise = Fixture.exercise(Fixture.down)
  private let backup = ".workbook/backups/02-count-down-20260103-040506.swift"
  private let event =
    #"{"at":"2026-01-03T04:05:06Z","lesson":"02-count-down","what":{"reset":{}}}"#

  func testAsksAndKeepsTheFile() throws {
    let fixture = try Fixture()
    try fixture.write("// mine", to: exercise)
    let run = FakeRun(["reset", "2"], in: fixture) { $0.lines = [" Yes "] }
    assertText(
      run.output,
      """
      Put the stub of lesson 2 back? Your file is kept in `.workbook/backups`. Type
      `y` or `n`:
      The stub is back. Your file is kept:
      .workbook/backups/02-count-down-20260103-040506.swift
      To have it again: `swift run workbook reset 2 --undo`
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(fixture.text(of: exercise), FixtureLessons.downStub)
    XCTAssertEqual(fixture.text(of: backup), "// mine")
    XCTAssertEqual(fixture.events, [event])
  }

  func testAnErrorNamesThePathFromWhereOneStands() throws {
    let fixture = try Fixture()
    try fixture.write("// mine", to: exercise)
    try fixture.write("no folder", to: ".workbook/backups")
    for (directory, path) in [
      ("", ".workbook/backups"), ("Lessons/02-count-down", "../../.workbook/backups"),
    ] {
      let run = FakeRun(["reset", "2", "--yes"], in: fixture) { $0.directory = directory }
      XCTAssertTrue(run.errors.hasPrefix("\(path) can't be "), run.errors)
    }
  }

  func testAnythingButAYesChangesNothing() throws {
    let fixture = try Fixture()
    try fixture.write("// mine", to: exercise)
    for lines in [["n"], [""], ["yes please"], []] {
      let run = FakeRun(["reset", "2"], in: fixture) { $0.lines = lines }
      XCTAssertTrue(run.output.hasSuffix("\nNothing was changed.\n"), run.output)
      XCTAssertEqual(run.code, .failure)
      XCTAssertEqual(fixture.text(of: exercise), "// mine")
    }
    XCTAssertEqual(fixture.paths(below: ".workbook"), [])
  }

  func testTwiceInOneSecondKeepsBothFiles() throws {
    let fixture = try Fixture()
    try fixture.write("// first", to: exercise)
    XCTAssertEqual(FakeRun(["reset", "2", "--yes"], in: fixture).code, .success)
    try fixture.write("// second", to: exercise)
    let run = FakeRun(["reset", "2", "--yes"], in: fixture)
    assertText(
      run.output,
      """
      The stub is back. Your file is kept:
      .workbook/backups/02-count-down-20260103-040506-2.swift
      To have it again: `swift run workbook reset 2 --undo`
      """)
    XCTAssertEqual(fixture.text(of: backup), "// first")
    XCTAssertEqual(
      fixture.text(of: ".workbook/backups/02-count-down-20260103-040506-2.swift"), "// second")
  }

  func testAFolderInItsPlaceIsKeptWhole() throws {
    let fixture = try Fixture()
    try fixture.remove(exercise)
    try fixture.write("inside", to: exercise + "/notes.txt")
    XCTAssertEqual(FakeRun(["reset", "2", "--yes"], in: fixture).code, .success)
    XCTAssertEqual(fixture.text(of: exercise), FixtureLessons.downStub)
    XCTAssertEqual(fixture.text(of: backup + "/notes.txt"), "inside")
  }

  func testALinkIsKeptAndNotFollowed() throws {
    let fixture = try Fixture()
    try fixture.remove(exercise)
    try fixture.write("elsewhere", to: "target.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(fixture.root)/\(exercise)", withDestinationPath: "\(fixture.root)/target.swift")
    XCTAssertEqual(FakeRun(["reset", "2", "--yes"], in: fixture).code, .success)
    XCTAssertEqual(fixture.text(of: exercise), FixtureLessons.downStub)
    XCTAssertEqual(fixture.text(of: "target.swift"), "elsewhere")
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(fixture.root)/\(backup)"),
      "\(fixture.root)/target.swift")
  }

  func testWithoutAFileThereIsNothingToKeep() throws {
    let fixture = try Fixture()
    try fixture.remove("Lessons/02-count-down")
    let run = FakeRun(["reset", "2", "--yes"], in: fixture)
    assertText(run.output, "The stub is back. There was nothing of yours to keep.")
    XCTAssertEqual(fixture.text(of: exercise), FixtureLessons.downStub)
  }

  func testWithoutAPlaceForTheBackupNothingChanges() throws {
    let fixture = try Fixture()
    try fixture.write("// mine", to: exercise)
    try fixture.write("in the way", to: ".workbook/backups")
    let run = FakeRun(["reset", "2", "--yes"], in: fixture)
    assertText(
      run.errors,
      """
      .workbook/backups can't be written. Nothing was changed. Look at the folder's
      permissions and at the free space.
      """)
    XCTAssertEqual(run.code, .unavailable)
    XCTAssertEqual(fixture.text(of: exercise), "// mine")
  }

  func testAfterAResetTheLessonIsUntouchedAgain() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: exercise)
    XCTAssertEqual(FakeRun(["test", "2"], in: fixture).code, .success)
    XCTAssertTrue(FakeRun(["list"], in: fixture).output.contains("✓ passed"))
    XCTAssertEqual(FakeRun(["reset", "2", "--yes"], in: fixture).code, .success)
    XCTAssertFalse(FakeRun(["list"], in: fixture).output.contains("✓ passed"))
    XCTAssertEqual(FakeRun(["solution", "2"], in: fixture).code, .failure)
  }
}
