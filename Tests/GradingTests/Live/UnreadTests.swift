import Basics
import Foundation
import Purity
import TestSupport
import XCTest

@testable import Grading

/// What is told of a file that its compiler doesn't come to an end with.
final class UnreadTests: FolderTestCase {
  /// A toolchain whose compiler does this instead.
  private func toolchain(_ script: String) throws -> Toolchain {
    let path = "\(folder)/swiftc"
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    var toolchain = try Toolchain.found(environment: ProcessInfo.processInfo.environment)
    toolchain.compiler = path
    return toolchain
  }

  private func readings(_ script: String) throws -> [PurityReading] {
    let toolchain = try toolchain(script)
    let environment = ProcessInfo.processInfo.environment
    let text = "func next(_ number: Int) -> Int { number + 1 }\n"
    let reader = ExerciseReader(.ahead, toolchain: toolchain, environment: environment) { nil }
    reader.begin(text)
    return [
      try toolchain.purity(of: ExerciseFile(path: "", text: text), environment: environment),
      reader.reading(),
    ]
  }

  func testWhatSomebodyEndedIsNoReading() throws {
    for signal in ["KILL", "TERM", "HUP"] {
      XCTAssertEqual(try readings("kill -\(signal) $$"), [.unfinished, .unfinished], signal)
    }
    // Half of a tree is none.
    XCTAssertEqual(try readings("echo '{\"items\":[]'; kill -KILL $$"), [.unfinished, .unfinished])
  }

  func testALargeTreeIsTheExercises() throws {
    XCTAssertEqual(try readings("exec cat /dev/zero"), [.tooLarge, .tooLarge])
  }

  func testACompilerThatFindsNothingSaysSo() throws {
    let unreadable = PurityReading.unreadable(details: "no such thing\n", .exited(1))
    XCTAssertEqual(try readings("echo no such thing >&2; exit 1"), [unreadable, unreadable])
  }

  /// Others may keep the processors busy, so that a compiler which lets them go first never has its turn.
  func testWhatTheFirstCompilerDoesNotReadASecondOneReads() throws {
    let environment = ProcessInfo.processInfo.environment
    for end in ["kill -KILL $$", "echo '{'", "exit 1"] {
      let reader = ExerciseReader(
        .ahead, toolchain: try Toolchain(environment: environment), environment: environment
      ) {
        var command = Command(
          "/bin/sh", ["-c", "cat >/dev/null; \(end)"], environment: environment)
        command.hasInput = true
        return try? RunningProgram(command)
      }
      reader.begin("var count = 0\nfunc next() -> Int { count += 1; return count }\n")
      guard case .report(let report) = reader.reading() else { return XCTFail(end) }
      XCTAssertNotNil(report.impurity(among: ["next()"]), end)
    }
  }

  func testAReaderThatWasNeverAskedHasReadNothing() throws {
    let toolchain = try toolchain("exit 1")
    let reader = ExerciseReader(.whenWanted, toolchain: toolchain, environment: [:]) { nil }
    reader.cancel()
    XCTAssertEqual(reader.reading(), .unfinished)
  }
}
