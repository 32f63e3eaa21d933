import FixtureLessons
import Foundation
import Grading
import Processes
import XCTest

@testable import Commands
@testable import Interface
@testable import Runtime
@testable import Verdicts

/// Every row of the table, each with an exercise that nobody has graded before: what is known needs nothing
/// of what these machines lack.
final class BadSurroundingsTests: XCTestCase {
  private let exercise = Fixture.exercise(Fixture.down)
  private let passed = """
    Lesson 2 · Counting down                                           1 of 1 checks

    ✓ Step 1 · down · 1 of 1 check passes

    Every check passes, and this was the last lesson. Now read the workbook's own
    source: Sources/Interface is an app like yours.
    """

  /// A workbook with an exercise that passes, and that needs what most do.
  private func solved() throws -> Fixture {
    let fixture = try Fixture()
    try fixture.write(
      "import Foundation\n" + FixtureLessons.downSolution + "// \(UUID())\n", to: exercise)
    return fixture
  }

  private func check(_ need: BadSurroundings.Need, _ starter: [String] = []) throws {
    let trial = WorkbookProcess.shell("exec \"$@\"", starter + ["true"], directory: "/")
    try XCTSkipUnless(
      starter.isEmpty || capture(trial, limit: .seconds(10)).ending.isSuccess,
      "\(need) can't be had here")
    for row in BadSurroundings.table where row.need == need {
      let fixture = try solved()
      defer { _ = chmod("\(fixture.root)/.workbook", 0o755) }
      var surroundings = WorkbookProcess.Surroundings(starter: starter)
      try row.change(fixture, &surroundings)
      let run = try WorkbookProcess(row.arguments, in: fixture) { $0 = surroundings }
      let errors = run.errors.joinedLines.replacing(fixture.root, with: "ROOT")
        // Its own folder in there has another name each time.
        .replacing(/ROOT\/small\/\S+( \S+)? can't/, with: "ROOT/small can't")
      switch row.outcome {
      case .passes:
        assertText(run.output, passed, row.name)
        XCTAssertEqual(errors, "", row.name)
        XCTAssertEqual(run.code, .success, row.name)
      case .passesBut(let sentence):
        assertText(run.output, passed, row.name)
        XCTAssertEqual(errors, sentence, row.name)
        XCTAssertEqual(run.code, .unavailable, row.name)
      case .told(let sentence):
        XCTAssertEqual(run.output, "", row.name)
        XCTAssertEqual(errors, sentence, row.name)
        XCTAssertEqual(run.code, .unavailable, row.name)
      }
    }
  }

  func testWhatAnybodyMayMeet() throws { try check(.nothing) }

  func testFoldersThatCannotBeWritten() throws {
    try check(.permissions, try WorkbookProcess.withPermissions())
  }

  func testFileSystems() throws {
    let mounted = ["sh", "-c", "eval \"$MOUNT\" && exec \"$@\"", "sh"]
    try check(.mounts, ["unshare", "--map-root-user", "--mount"] + mounted)
  }

  func testFewThreads() throws {
    // Whoever may do everything is never limited; others are by what they run elsewhere, too.
    let user = "6\(getpid() % 5000)"
    let starter = ["setpriv", "--reuid=\(user)", "--regid=\(user)", "--clear-groups"]
    try check(.user, geteuid() == 0 ? starter : ["unshare", "--map-root-user"])
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
