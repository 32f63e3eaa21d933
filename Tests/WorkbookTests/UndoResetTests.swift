import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

final class UndoResetTests: CachedTestCase {
  private let exercise = Fixture.exercise(Fixture.down)
  private let backups = ".workbook/backups"

  private func reset(_ fixture: Fixture, _ option: String = "--yes") -> FakeRun {
    FakeRun(["reset", "2", option], in: fixture)
  }

  private func backupTexts(_ fixture: Fixture) -> [String] {
    fixture.paths(below: backups).map { fixture.text(of: "\(backups)/\($0)") ?? "–" }.sorted()
  }

  func testUndoPutsTheFileBackAndKeepsTheOther() throws {
    let fixture = try Fixture()
    try fixture.write("// mine", to: exercise)
    XCTAssertEqual(reset(fixture).code, .success)
    try fixture.write("// newer", to: exercise)
    let run = reset(fixture, "--undo")
    assertText(
      run.output,
      """
      Your file of lesson 2 is back. What stood there until now is kept, and the same
      command brings it back in turn:
      .workbook/backups/02-count-down-20260103-040506-2.swift
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(fixture.text(of: exercise), "// mine")
    XCTAssertEqual(backupTexts(fixture), ["// newer"])
  }

  func testBackupsThatCannotBeReadAreNotTakenForNone() throws {
    let fixture = try Fixture()
    try fixture.write("// mine", to: exercise)
    try fixture.block(backups, with: "in the way")
    let run = reset(fixture, "--undo")
    assertText(
      run.errors,
      """
      .workbook/backups can't be read. Nothing was changed. Look at its permissions:
      `ls -ld .workbook/backups`.
      """)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.code, .unavailable)
    XCTAssertEqual(fixture.text(of: exercise), "// mine")
  }

  func testUndoingAnUndoBringsBackTheOther() throws {
    let fixture = try Fixture()
    try fixture.write("// mine", to: exercise)
    XCTAssertEqual(reset(fixture).code, .success)
    for expected in ["// mine", FixtureLessons.downStub, "// mine", FixtureLessons.downStub] {
      XCTAssertEqual(reset(fixture, "--undo").code, .success)
      XCTAssertEqual(fixture.text(of: exercise), expected)
    }
    XCTAssertEqual(backupTexts(fixture), ["// mine"], "nothing is lost, and nothing is there twice")
  }

  func testTheNewestOfSeveralIsPutBack() throws {
    let fixture = try Fixture()
    // Twelve in one second: the tenth comes after the ninth.
    for number in 1...12 {
      try fixture.write("// \(number)", to: exercise)
      XCTAssertEqual(reset(fixture).code, .success)
    }
    XCTAssertEqual(reset(fixture, "--undo").code, .success)
    XCTAssertEqual(fixture.text(of: exercise), "// 12")
    XCTAssertEqual(backupTexts(fixture).count, 12)
  }

  func testAResetOfTheStubKeepsNothingThatWouldHideTheLearnersFile() throws {
    let fixture = try Fixture()
    try fixture.write("// mine", to: exercise)
    for _ in 1...3 { XCTAssertEqual(reset(fixture).code, .success) }
    XCTAssertEqual(backupTexts(fixture), ["// mine"])
    XCTAssertEqual(reset(fixture, "--undo").code, .success)
    XCTAssertEqual(fixture.text(of: exercise), "// mine")
  }

  func testWithoutABackupThereIsNothingToUndo() throws {
    let fixture = try Fixture()
    try fixture.write("// mine", to: exercise)
    // Another lesson's, and what nobody has kept there.
    try fixture.write("// 1", to: "\(backups)/01-count-up-20260103-040506.swift")
    try fixture.write("// 2", to: "\(backups)/02-count-down-old.swift")
    let run = reset(fixture, "--undo")
    assertText(run.output, "There is nothing to undo: no reset of lesson 2 has kept a file.")
    XCTAssertEqual(run.code, .failure)
    XCTAssertEqual(fixture.text(of: exercise), "// mine")
    XCTAssertEqual(fixture.events, [])
  }

  func testAFileThatIsGoneComesBack() throws {
    let fixture = try Fixture()
    try fixture.write("// mine", to: exercise)
    XCTAssertEqual(reset(fixture).code, .success)
    try fixture.remove("Lessons/02-count-down")
    let run = reset(fixture, "--undo")
    assertText(run.output, "Your file of lesson 2 is back.")
    XCTAssertEqual(fixture.text(of: exercise), "// mine")
    XCTAssertEqual(backupTexts(fixture), [])
  }

  func testAFolderAndALinkComeBackAsTheyWere() throws {
    let fixture = try Fixture()
    let path = "\(fixture.root)/\(exercise)"
    try fixture.remove(exercise)
    try fixture.write("inside", to: exercise + "/notes.txt")
    XCTAssertEqual(reset(fixture).code, .success)
    XCTAssertEqual(reset(fixture, "--undo").code, .success)
    XCTAssertEqual(fixture.text(of: exercise + "/notes.txt"), "inside")
    try fixture.remove(exercise)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "elsewhere.swift")
    XCTAssertEqual(reset(fixture).code, .success)
    XCTAssertEqual(reset(fixture, "--undo").code, .success)
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: path), "elsewhere.swift")
  }

  func testWhatWasPassedBeforeAResetIsPassedAfterItsUndoing() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: exercise)
    XCTAssertEqual(FakeRun(["test", "2"], in: fixture).code, .success)
    XCTAssertEqual(reset(fixture).code, .success)
    XCTAssertEqual(FakeRun(["solution", "2"], in: fixture).code, .failure)
    XCTAssertEqual(reset(fixture, "--undo").code, .success)
    XCTAssertEqual(FakeRun(["solution", "2"], in: fixture).code, .success)
  }

  func testWithoutAPlaceToKeepWhatStandsThereNothingChanges() throws {
    let starter = try WorkbookProcess.withPermissions()
    for folder in ["Lessons/02-count-down", backups] {
      let fixture = try Fixture()
      try fixture.write("// mine", to: exercise)
      XCTAssertEqual(reset(fixture).code, .success)
      let before = [fixture.paths(below: "."), fixture.events]
      XCTAssertEqual(chmod("\(fixture.root)/\(folder)", 0o555), 0)
      defer { chmod("\(fixture.root)/\(folder)", 0o755) }
      let run = try WorkbookProcess(["reset", "2", "--undo"], in: fixture) { $0.starter = starter }
      XCTAssertTrue(run.errors.hasPrefix("\(folder)"), run.errors)
      XCTAssertEqual(run.code, .unavailable)
      XCTAssertEqual([fixture.paths(below: "."), fixture.events], before)
      XCTAssertEqual(fixture.text(of: exercise), FixtureLessons.downStub)
    }
  }
}
