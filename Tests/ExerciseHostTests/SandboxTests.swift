import Basics
import Foundation
import SuiteSupport
import TestSupport
import Traces
import XCTest

@testable import Curriculum
@testable import Grading

/// What an exercise may not do, it can't.
final class ConfinementTests: CachedTestCase {
  func testTheKernelRefusesWhatAnExerciseHasNoNeedFor() throws {
    let host = try Workbench.exercise("Hostile").host()
    XCTAssertEqual(try XCTUnwrap(host.text(for: "count").flatMap { Int($0) }), 203)
    XCTAssertEqual(host.text(for: "all"), "")
    XCTAssertTrue(host.takeOutput().isEmpty)
  }

  func testWhoCopiesItselfIsEnded() throws {
    for copy in ["fork", "vfork", "a copy", "a copy that shares its memory"] {
      let host = try Workbench.exercise("Hostile").host()
      let answer = host.answer(to: copy)
      XCTAssertEqual(answer, .failure(.ended(Crash(.limit(.processes)))), copy)
    }
  }

  func testTheKernelSaysThatItHolds() throws {
    let exercise = try Workbench.exercise("Answers")
    let host = try HostProcess(
      RunningHost(
        exercise.programs, environment: ProcessInfo.processInfo.environment, libraries: []))
    XCTAssertFalse(HostSystem.isSandboxed(host.id))
    try host.load(
      adapter: exercise.adapter, exercise: exercise.library,
      libraries: exercise.libraries, lines: exercise.lines)
    // Landlock and namespaces aren't to be had everywhere.
    XCTAssertTrue(host.confinement.calls)
    XCTAssertTrue(HostSystem.isSandboxed(host.id))
  }

  func testAnOrdinaryUsersHostIsConfinedAsWell() throws {
    try XCTSkipUnless(geteuid() == 0, "who runs these tests is one")
    let exercise = try Workbench.exercise("Hostile")
    let programs = try Self.programs(exercise.programs, startedBy: "nobody")
    let host = try HostProcess(
      RunningHost(
        programs, environment: ProcessInfo.processInfo.environment, libraries: []))
    try host.load(
      adapter: exercise.adapter, exercise: exercise.library,
      libraries: exercise.libraries, lines: exercise.lines)
    XCTAssertTrue(host.confinement.calls)
    XCTAssertEqual(host.text(for: "all"), "")
    XCTAssertNil(host.finish(within: Allowance(.seconds(10))).crash)
  }

  /// The same programs, but started by somebody else.
  private static func programs(
    _ programs: HostPrograms, startedBy user: String
  ) throws -> HostPrograms {
    let environment = ProcessInfo.processInfo.environment
    guard let starter = executable(named: "setpriv", environment: environment) else {
      throw XCTSkip("nobody can be somebody else here")
    }
    let change = ["--reuid=\(user)", "--regid=65534", "--clear-groups"]
    let trial = Command(starter, change + ["test", "-x", programs.host], environment: environment)
    guard try capture(trial, limit: .seconds(10)).ending.isSuccess else {
      throw XCTSkip("nobody else can reach the build folder")
    }
    let folder = try Workbench.shared.get().folder + "/as-\(user)"
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for library in programs.all where library != programs.host {
      let name = URL(fileURLWithPath: library).lastPathComponent
      try manager.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: library)
    }
    let script = """
      #!/bin/sh
      exec \(starter) \(change.joined(separator: " ")) "\(programs.host)" "$@"
      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: "\(folder)/ExerciseHost"))
    chmod("\(folder)/ExerciseHost", 0o755)
    return try HostPrograms(in: folder)
  }

  func testWhatRunsWhileTheExerciseIsLoadedIsConfined() throws {
    XCTAssertEqual(try Workbench.exercise("Constructor").host().text(for: ""), "kept out")
  }
}
