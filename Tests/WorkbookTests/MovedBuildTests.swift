import Basics
import Foundation
import Launching
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Program

/// A checkout that was moved with all that was built in it: whatever is asked for, that is what is told.
final class MovedBuildTests: CachedTestCase {
  override class var lessons: [String] { ["03-login-state"] }

  private static let lesson = "03-login-state"
  private static let history = """
    {"history":1,"lesson":"\(lesson)"}
    {"event":"onTriggerLogin"}

    """

  /// A checkout with an exercise that passes, and a history to play.
  private func moved() throws -> FreshCopy {
    let copy = try FreshCopy()
    let repository = Repository(root: copy.root)
    let solution = try contents(of: repository.solution(of: Self.lesson))
    try solution.write(
      toFile: repository.exercise(of: Self.lesson), atomically: true, encoding: .utf8)
    try Self.history.write(
      toFile: "\(copy.root)/history.jsonl", atomically: true, encoding: .utf8)
    // What the compiler keeps beside the program is there before the move.
    _ = try run(WorkbookProcess.workbook, ["purity", "Exercise.swift"], in: copy)
    try copy.takeBuild()
    return copy
  }

  private func run(
    _ program: String, _ arguments: [String], in copy: FreshCopy, directory: String? = nil
  ) throws -> Captured {
    let command = WorkbookProcess.shell(
      "exec \"$@\" </dev/null", [program] + arguments,
      directory: directory ?? "\(copy.root)/Lessons/\(Self.lesson)",
      environment: ["COLUMNS": "1000"])
    return try capture(command, limit: .seconds(60))
  }

  private func sentence(_ copy: FreshCopy) -> String {
    "\(copy.place)/.build was built in another place, and can't be used after the move. Remove it, and start "
      + "again; then it is built anew: rm -rf \(copy.place)/.build"
  }

  func testEveryCommandThatCompilesSaysSo() throws {
    let copy = try moved()
    let table = [
      ["test", "3"], ["run", "3"], ["play", "3", "--events", "../../history.jsonl"],
      ["watch", "3"], ["hint", "3"], ["purity", "Exercise.swift"],
      ["author", "run", "3", "../../Tests/Suites/\(Self.lesson)/Solution.swift"],
    ]
    for arguments in table {
      let run = try run(copy.program, arguments, in: copy)
      XCTAssertEqual(
        run.errors.told, sentence(copy), arguments.joined(separator: " "))
      // It says first what it is going to do.
      if arguments[0] != "watch" { XCTAssertEqual(run.output, "", arguments[0]) }
      XCTAssertEqual(run.ending, .exited(ExitCode.unavailable.rawValue), arguments[0])
    }
  }

  func testDoctorSaysSoBeforeAllElseAndNothingFalse() throws {
    let copy = try moved()
    let run = try run(copy.program, ["doctor"], in: copy)
    let findings = run.output.replacing("\n  ", with: " ").split(separator: "\n").map(String.init)
    XCTAssertEqual(findings.first?.told, "✗ " + sentence(copy))
    XCTAssertEqual(findings.count { $0.hasPrefix("✗") }, 1, run.output)
    XCTAssertFalse(run.output.contains("XCTest"), run.output)
    XCTAssertEqual(run.ending, .exited(ExitCode.unavailable.rawValue))
  }

  func testTheProgramOfAMovedCheckoutSaysSoInAnotherOne() throws {
    let (copy, other) = (try moved(), try FreshCopy())
    let text = try contents(of: Repository(root: copy.root).exercise(of: Self.lesson))
    try text.write(
      toFile: Repository(root: other.root).exercise(of: Self.lesson), atomically: true,
      encoding: .utf8)
    let test = try run(copy.program, ["test", "3"], in: copy, directory: other.root)
    XCTAssertEqual(test.errors.told, sentence(copy))
    let doctor = try run(copy.program, ["doctor"], in: copy, directory: other.root)
    XCTAssertTrue(doctor.output.told.hasPrefix("✗ " + sentence(copy)))
  }
}

extension FreshCopy {
  /// The workbook in its own build.
  fileprivate var program: String { "\(root)/.build/debug/workbook" }

  /// Its folder, links followed.
  fileprivate var place: String { URL(fileURLWithPath: root).resolvingSymlinksInPath().path }

  /// Puts there what was built of the original, as if it had been moved with it.
  fileprivate func takeBuild() throws {
    let (manager, built) = (FileManager.default, HostPrograms.ownFolder)
    let lists = try manager.contentsOfDirectory(atPath: "\(built)/Launching.build")
      .filter { $0.hasSuffix(".d") }.map { "Launching.build/\($0)" }
    XCTAssertFalse(lists.isEmpty)
    let modules = try manager.contentsOfDirectory(atPath: "\(built)/Modules")
      .filter { $0.hasSuffix(".swiftmodule") }.map { "Modules/\($0)" }
    let kept = try manager.subpathsOfDirectory(atPath: "\(built)/ModuleCache")
      .filter { $0.hasSuffix("module") || $0.hasSuffix(".pcm") }.map { "ModuleCache/\($0)" }
    for file in ["workbook", "ExerciseHost", "FoundationWarmUp"] + lists + modules + kept {
      let path = "\(root)/.build/debug/\(file)"
      try manager.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      // It may be in another file system.
      if link("\(built)/\(file)", path) != 0 {
        try manager.copyItem(atPath: "\(built)/\(file)", toPath: path)
      }
    }
  }
}

extension String {
  /// Without the line breaks and the spaces before lines.
  fileprivate var told: String { replacing("\n  ", with: "\n").joinedLines }
}
