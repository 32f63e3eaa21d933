import Basics
import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Machines that lack something, as other commands meet them, and what is left of files there.
final class ScarceSurroundingsTests: CachedTestCase {
  private let exercise = Fixture.exercise(Fixture.down)

  /// A workbook in which lesson 2 is solved, and nothing was done yet.
  private func written() throws -> Fixture {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: exercise)
    return fixture
  }

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

  func testWhereNotEvenTheStubLoadsTheExerciseIsNotBlamed() throws {
    let fixture = try Fixture()
    let early = """
      import Foundation
      @_used @_section(".init_array") let function: @convention(c) () -> Void = { exit(3) }

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

  func testNothingIsWrittenInTheHomeButTheKey() throws {
    let fixture = try solved()
    let home = "\(fixture.root)/home"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    for arguments in [
      ["test", "2"], ["hint", "2"], ["list"], ["doctor"], ["purity", exercise],
    ] {
      _ = try WorkbookProcess(arguments, in: fixture) { $0.environment = ["HOME": home] }
    }
    let folder = ".local/state/workbook"
    XCTAssertEqual(
      fixture.paths(below: "home"), [".local", ".local/state", folder, "\(folder)/key"])
  }

  // MARK: The toolchain

  func testACompilerThatWillNotDo() throws {
    let table: [(script: String, errors: String)] = [
      (
        "echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'",
        """
        The Swift compiler at PATH is version 5.10; the workbook needs 6.1 or newer. Install a \
        newer one from swift.org.
        """
      ),
      (
        "exit 3",
        """
        The Swift compiler at PATH doesn't say what it is. Install Swift 6.1 or newer from swift.org.
        """
      ),
      (
        // As the compiler says it where the build lacks a module; it names the folder that it is in.
        """
        \(Fixture.compilerTellingItsPlace)
        *Adapter*) echo "a.swift:1:8: error: no such module 'Traces'" >&2; exit 1 ;;
        *) PATH=$REAL_PATH exec swiftc "$@" ;;
        esac
        """,
        """
        What asks the exercise of lesson “02-count-down” doesn't build with this compiler, not \
        even for the lesson's stub: this isn't about your exercise. Build the workbook again: \
        `swift build`. `swift run workbook doctor` looks at the rest.
        """
      ),
    ]
    for (script, errors) in table {
      let fixture = try written()
      let path = try fixture.writeProgram("swiftc", script)
      let run = try WorkbookProcess(["test", "2"], in: fixture) {
        let real = FakeRun.environment["PATH"] ?? ""
        $0.environment = ["PATH": "\(fixture.root)/bin:\(real)", "REAL_PATH": real]
      }
      XCTAssertEqual(run.errors.joinedLines, errors.replacing("PATH", with: path))
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.code, .unavailable)
      XCTAssertEqual(fixture.paths(below: ".workbook"), [])
    }
  }

  // MARK: Folders

  func testAFolderThatCannotBeWrittenIsNamed() throws {
    let starter = try WorkbookProcess.withPermissions()
    let folders = [
      "Lessons/02-count-down": "Lessons/02-count-down/Exercise.swift can't be written.",
      ".workbook/backups": ".workbook/backups can't be written.",
    ]
    for (folder, trouble) in folders {
      let fixture = try written()
      try fixture.write("", to: ".workbook/backups/older.swift")
      XCTAssertEqual(chmod("\(fixture.root)/\(folder)", 0o555), 0)
      defer { chmod("\(fixture.root)/\(folder)", 0o755) }
      let run = try WorkbookProcess(["reset", "2", "--yes"], in: fixture) { $0.starter = starter }
      XCTAssertEqual(
        run.errors.joinedLines,
        "\(trouble) Nothing was changed. Look at the folder's permissions and at the free space.")
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.code, .unavailable)
      XCTAssertEqual(fixture.text(of: exercise), FixtureLessons.downSolution)
      XCTAssertEqual(fixture.paths(below: ".workbook"), ["backups", "backups/older.swift"])
    }
  }

  func testAFullDiskKeepsTheExerciseWhereItWas() throws {
    let fixture = try written()
    let run = try WorkbookProcess(["reset", "2", "--yes"], in: fixture) {
      // Every write to a file fails, as on a full disk; what is said goes through pipes.
      $0.preparation = "trap '' XFSZ; ulimit -f 0"
    }
    assertText(
      run.errors,
      """
      Lessons/02-count-down/Exercise.swift can't be written. Nothing was changed. Look
      at the folder's permissions and at the free space.
      """)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.code, .unavailable)
    XCTAssertEqual(fixture.text(of: exercise), FixtureLessons.downSolution)
    XCTAssertEqual(fixture.paths(below: ".workbook"), ["backups"])
    XCTAssertEqual(fixture.paths(below: "Lessons/02-count-down"), ["Exercise.swift", "README.md"])
  }

  func testAFileWhereBackupsAreKept() throws {
    let fixture = try written()
    try fixture.block(".workbook", with: "mine")
    let reset = try WorkbookProcess(["reset", "2", "--yes"], in: fixture)
    assertText(
      reset.errors,
      """
      .workbook/backups can't be written. Nothing was changed. Look at the folder's
      permissions and at the free space.
      """)
    XCTAssertEqual(reset.code, .unavailable)
    XCTAssertEqual(fixture.text(of: exercise), FixtureLessons.downSolution)
    XCTAssertEqual(fixture.text(of: ".workbook"), "mine")
  }
}
