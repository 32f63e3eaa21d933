import Basics
import FixtureLessons
import Foundation
import Grading
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Every row of the table, each with an exercise that nobody has graded before: what is known needs nothing
/// of what these machines lack.
final class BadSurroundingsTests: CachedTestCase {
  private let exercise = Fixture.exercise(Fixture.down)
  private let passed = """
    Lesson 2 · Counting down                                            1 of 1 steps

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
      defer { for name in [".workbook", "home"] { _ = chmod("\(fixture.root)/\(name)", 0o755) } }
      var surroundings = WorkbookProcess.Surroundings(starter: starter)
      try row.change(fixture, &surroundings)
      let run = try WorkbookProcess(row.arguments, in: fixture) { $0 = surroundings }
      let errors = told(run.errors, in: fixture)
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
      try askDoctor(about: row, in: fixture, surroundings)
      try read(row, in: fixture, surroundings)
    }
  }

  /// A text on one line, without the names that are others each time.
  private func told(_ text: String, in fixture: Fixture) -> String {
    text.joinedLines.replacing(fixture.root, with: "ROOT")
      .replacing(/ROOT\/small\/\S+( \S+)? can't/, with: "ROOT/small can't")
  }

  /// The first that `doctor` finds wrong is what keeps `test` from its work, and it is soon there.
  private func askDoctor(
    about row: BadSurroundings, in fixture: Fixture, _ surroundings: WorkbookProcess.Surroundings
  ) throws {
    let notWritable =
      ".workbook can't be written. Nothing was changed. Look at the folder's permissions and at the free space."
    let start = ContinuousClock.now
    let run = try WorkbookProcess(["doctor"], in: fixture) {
      $0 = surroundings
      $0.environment["COLUMNS"] = "1000"
    }
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(30), row.name)
    let findings = run.output.replacing("\n  ", with: " ").split(separator: "\n")
    let wrong = findings.filter { $0.hasPrefix("✗ ") }.map {
      told(String($0.dropFirst(2)), in: fixture)
    }
    switch row.outcome {
    case .passes:
      XCTAssertEqual(wrong, [], row.name)
      XCTAssertEqual(findings.last, "Everything is there.", row.name)
      XCTAssertEqual(run.code, .success, row.name)
    case .passesBut:
      XCTAssertEqual(wrong, [notWritable], row.name)
      XCTAssertEqual(run.code, .unavailable, row.name)
    case .told(let sentence):
      XCTAssertEqual(wrong.first ?? told(run.errors, in: fixture), sentence, row.name)
      // Somebody else's checkout can't be written, either.
      XCTAssertTrue(wrong.dropFirst().allSatisfy { $0 == notWritable }, "\(row.name): \(wrong)")
      XCTAssertEqual(run.code, .unavailable, row.name)
    }
    XCTAssertFalse(run.output.contains("XCTest isn't found"), row.name)
    let isWhole = if case .told = row.outcome { false } else { true }
    if isWhole { XCTAssertTrue(run.output.contains("✓ XCTest"), row.name) }
  }

  /// `purity` tells the same as `test`, or does its work.
  private func read(
    _ row: BadSurroundings, in fixture: Fixture, _ surroundings: WorkbookProcess.Surroundings
  ) throws {
    let path = "\(fixture.root)/\(exercise)"
    let run = try WorkbookProcess(["purity", path], in: fixture) { $0 = surroundings }
    if case .told(let sentence) = row.outcome, !row.canRead {
      XCTAssertEqual(run.output, "", row.name)
      XCTAssertEqual(told(run.errors, in: fixture), sentence, row.name)
      XCTAssertEqual(run.code, .unavailable, row.name)
    } else {
      XCTAssertEqual(run.output, "✓ `down(_:)`, line 5: pure\n", row.name)
      XCTAssertEqual(run.errors, "", row.name)
      XCTAssertEqual(run.code, .success, row.name)
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
  /// The beginning of a script that is asked in place of the compiler in `REAL_PATH`: it tells that this
  /// one's folder is its own. The other cases follow.
  static let compilerTellingItsPlace = #"""
    here=$(dirname "$(dirname "$0")")
    case "$*" in
    -print-target-info)
      PATH=$REAL_PATH swiftc "$@" |
      sed "s|\(\"runtimeResourcePath\": *\"\)[^\"]*|\1$here/lib/swift|" ;;
    """#

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
