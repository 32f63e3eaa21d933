import FixtureLessons
import Foundation
import XCTest

@testable import Commands
@testable import Interface
@testable import Runtime
@testable import Verdicts

/// Machines that lack something, as the program itself meets them.
final class BadSurroundingsTests: XCTestCase {
  private let exercise = Fixture.exercise(Fixture.down)
  private let passed = """
    Lesson 2 · Counting down                                           1 of 1 checks

    ✓ Step 1 · down · 1 of 1 check passes

    Every check passes, and this was the last lesson. Now read the workbook's own
    source: Sources/Interface is an app like yours.
    """

  /// A workbook in which lesson 2 is solved.
  private func solved() throws -> Fixture {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: exercise)
    return fixture
  }

  // MARK: The toolchain

  func testWithoutACompiler() throws {
    let fixture = try solved()
    for arguments in [["test", "2"], ["hint", "2"]] {
      let run = try WorkbookProcess(arguments, in: fixture) {
        $0.environment = ["PATH": "/nowhere"]
      }
      assertText(
        run.errors,
        """
        There is no Swift compiler: `swiftc` is in no folder of your `PATH`. Install
        Swift 6.0 or newer from swift.org, then open a new terminal.
        """)
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.code, .unavailable)
    }
    let list = try WorkbookProcess(["list"], in: fixture) { $0.environment = ["PATH": ""] }
    XCTAssertEqual(list.code, .success, "not everything needs one")
    XCTAssertEqual(fixture.paths(below: ".workbook"), [])
  }

  func testACompilerThatWillNotDo() throws {
    let table: [(script: String, errors: String)] = [
      (
        "echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'",
        """
        The Swift compiler at PATH is version 5.10; the workbook needs 6.0 or newer. Install a \
        newer one from swift.org.
        """
      ),
      (
        "exit 3",
        """
        The Swift compiler at PATH doesn't say what it is. Install Swift 6.0 or newer from swift.org.
        """
      ),
      (
        // As the compiler says it where the build lacks a module; it names the folder that it is in.
        #"""
        here=$(dirname "$(dirname "$0")")
        case "$*" in
        -print-target-info)
          PATH=$REAL_PATH swiftc "$@" |
          sed "s|\(\"runtimeResourcePath\": *\"\)[^\"]*|\1$here/lib/swift|" ;;
        *Adapter*) echo "a.swift:1:8: error: no such module 'Traces'" >&2; exit 1 ;;
        *) PATH=$REAL_PATH exec swiftc "$@" ;;
        esac
        """#,
        """
        What asks the exercise of lesson “02-count-down” doesn't build with this compiler, not \
        even for the lesson's stub: this isn't about your exercise. Build the workbook again: \
        `swift build`. `swift run workbook doctor` looks at the rest.
        """
      ),
    ]
    for (script, errors) in table {
      let fixture = try solved()
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

  func testAFileWhereTheWorkbookKeepsItsThings() throws {
    let fixture = try solved()
    try fixture.block(".workbook", with: "mine")
    let run = try WorkbookProcess(["test", "2"], in: fixture)
    assertText(run.output, passed)
    assertText(
      run.errors,
      """
      Your progress could not be kept: .workbook/progress.jsonl can't be written.
      Everything else stands. Look at the folder's permissions and at the free space.
      """)
    XCTAssertEqual(run.code, .unavailable)

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

  func testAFolderThatCannotBeWrittenIsNamed() throws {
    let starter = try WorkbookProcess.withPermissions()
    let folders = [
      "Lessons/02-count-down": "Lessons/02-count-down/Exercise.swift can't be written.",
      ".workbook/backups": ".workbook/backups can't be written.",
    ]
    for (folder, trouble) in folders {
      let fixture = try solved()
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
    let fixture = try solved()
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

  func testWithoutATemporaryFolder() throws {
    let fixture = try solved()
    // Another text than any that was graded before: what is known needs no folder.
    try fixture.write(
      FixtureLessons.downSolution + "// \(UUID())\n", to: Fixture.exercise(Fixture.down))
    let run = try WorkbookProcess(["test", "2"], in: fixture) {
      $0.environment = ["TMPDIR": "\(fixture.root)/nowhere"]
    }
    XCTAssertEqual(
      run.errors.joinedLines,
      "\(fixture.root)/nowhere can't be written, so nothing can be compiled. Free some space, or "
        + "set `TMPDIR` to a folder that can.")
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.code, .unavailable)
  }
}

extension Fixture {
  /// Writes a script of the shell that can be run, and gives its path.
  func writeProgram(_ name: String, _ script: String) throws -> String {
    try write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    let path = "\(root)/bin/\(name)"
    XCTAssertEqual(chmod(path, 0o755), 0)
    return path
  }
}

extension String {
  /// Without the line breaks: where they fall depends on how long a temporary path is.
  var joinedLines: String { split(separator: "\n").joined(separator: " ") }
}
