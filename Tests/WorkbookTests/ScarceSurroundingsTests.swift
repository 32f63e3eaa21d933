import FixtureLessons
import Foundation
import Processes
import XCTest

@testable import Commands
@testable import Interface
@testable import Runtime
@testable import Verdicts

/// Machines on which there is little of something, as the program itself meets them.
final class ScarceSurroundingsTests: XCTestCase {
  private let exercise = Fixture.exercise(Fixture.down)

  /// A workbook with an exercise that passes, and that nobody has graded before: what is known needs
  /// nothing of what these machines lack.
  private func solved() throws -> Fixture {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: exercise)
    XCTAssertEqual(FakeRun(["test", "2"], in: fixture).code, .success)
    try fixture.write(FixtureLessons.downSolution + "// \(UUID())\n", to: exercise)
    return fixture
  }

  // MARK: Open files

  func testFewOpenFilesAreEnoughOrToldOf() throws {
    for limit in [8, 20, 40, 63] {
      let run = try WorkbookProcess(["test", "2"], in: try solved()) {
        $0.preparation = "ulimit -n \(limit)"
      }
      XCTAssertEqual(
        run.errors.joinedLines,
        "Only \(limit) files may be open at once here, and grading takes 64. Allow more, and begin "
          + "again: `ulimit -n 1024`.")
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.code, .unavailable)
    }
    for limits in ["ulimit -n 64", "ulimit -n 100", "ulimit -n 200", "ulimit -Sn 16"] {
      let run = try WorkbookProcess(["test", "2"], in: try solved()) { $0.preparation = limits }
      XCTAssertEqual(run.errors, "", limits)
      XCTAssertEqual(run.code, .success, limits)
    }
  }

  func testAllLessonsPassWithFewOpenFiles() throws {
    let fixture = try solved()
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    let run = try WorkbookProcess(["test", "--all"], in: fixture) {
      $0.preparation = "ulimit -n 64"
    }
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(run.code, .success)
  }

  // MARK: Room

  func testWithoutRoomForWhatIsCompiledTheExerciseIsNotBlamed() throws {
    // Of 512 bytes each; every write beyond them fails, as on a full disk.
    for blocks in [1, 8, 16, 24] {
      let fixture = try solved()
      let folder = "\(fixture.root)/small"
      try fixture.write("", to: "small/other")
      let run = try WorkbookProcess(["test", "2"], in: fixture) {
        $0.preparation = "trap '' XFSZ; ulimit -f \(blocks)"
        $0.environment = ["TMPDIR": folder]
      }
      XCTAssertNotNil(
        run.errors.joinedLines.wholeMatch(
          of:
            /.*\/small.* can't be written, so nothing can be compiled. Free some space, or set `TMPDIR` to a folder that can./
        ), "\(blocks): \(run.errors)")
      XCTAssertEqual(run.output, "", "\(blocks)")
      XCTAssertEqual(run.code, .unavailable, "\(blocks)")
      XCTAssertEqual(fixture.paths(below: "small"), ["other"])
    }
  }

  func testWhereNotEvenTheStubLoadsTheExerciseIsNotBlamed() throws {
    let fixture = try Fixture()
    let early = """
      @_cdecl("workbook_early") public func early() {}
      @_used @_section(".init_array") let function: @convention(c) () -> Void = early

      """
    let stub = "Tests/Suites/\(Fixture.down)/Stub.swift"
    let blamed = try XCTUnwrap(fixture.text(of: stub))
    try fixture.write(early + FixtureLessons.downSolution, to: exercise)
    let run = FakeRun(["test", "2"], in: fixture)
    XCTAssertTrue(run.errors.contains("Look for `@_cdecl`"), run.errors)
    XCTAssertEqual(run.code, .failure)
    try fixture.write(early + blamed, to: stub)
    let other = FakeRun(["test", "2"], in: fixture)
    XCTAssertTrue(
      other.errors.joinedLines.hasPrefix("Not even the lesson's stub can be loaded here"),
      other.errors)
    XCTAssertEqual(other.code, .unavailable)
  }

  // MARK: The system

  func testWithoutProcessFiles() throws {
    let hide = "mount -t tmpfs none /proc"
    let starter = [
      "unshare", "--map-root-user", "--mount", "sh", "-c", "\(hide) && exec \"$@\"", "sh",
    ]
    let trial = WorkbookProcess.shell("exec \"$@\"", starter + ["true"], directory: "/")
    try XCTSkipUnless(
      try capture(trial, limit: .seconds(10)).ending.isSuccess, "/proc can't be hidden here")
    for arguments in [[], ["list"], ["test", "2"], ["--help"]] {
      let run = try WorkbookProcess(arguments, in: try Fixture()) { $0.starter = starter }
      assertText(
        run.errors,
        """
        There is no `/proc` here, and neither Swift's programs nor the workbook can do
        without it. Where it is missing on purpose, in a container say, it has to be
        mounted: `mount -t proc proc /proc`.
        """)
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.code, .unavailable)
    }
  }

  // MARK: The home

  func testNothingIsWrittenInTheHome() throws {
    let fixture = try solved()
    let home = "\(fixture.root)/home"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    for arguments in [["test", "2"], ["hint", "2"], ["list"]] {
      _ = try WorkbookProcess(arguments, in: fixture) { $0.environment = ["HOME": home] }
    }
    XCTAssertEqual(fixture.paths(below: "home"), [])
  }
}
