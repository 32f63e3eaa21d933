import Basics
import Foundation
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// A run of the program itself, in a process of its own: what it wrote, and how it ended.
struct WorkbookProcess {
  var output: String
  var errors: String
  /// Nil if it didn't end by itself.
  var code: ExitCode?

  /// The workbook with the fixture's lessons.
  static let executable = program("FixtureWorkbook")
  /// The workbook itself.
  static let workbook = program("workbook")

  /// A program that was built together with these tests: it stands beside their bundle.
  private static func program(_ name: String) -> String { "\(HostPrograms.ownFolder)/\(name)" }

  /// Where it runs, and what it is given.
  struct Surroundings {
    /// The folder in which it is started, if not the fixture's.
    var directory: String?
    /// The program, if it isn't the one that was built.
    var program: String?
    var environment: [String: String] = [:]
    /// Commands for the shell that becomes the program.
    var preparation = ":"
    /// A program that starts the workbook, with its arguments.
    var starter: [String] = []
    /// In the shell's words.
    var redirection = ""
  }

  init(
    _ arguments: [String], in fixture: Fixture, _ change: (inout Surroundings) -> Void = { _ in }
  ) throws {
    var surroundings = Surroundings()
    change(&surroundings)
    let words = surroundings.starter + [surroundings.program ?? Self.executable] + arguments
    let command = Self.shell(
      "\(surroundings.preparation); exec \"$@\" \(surroundings.redirection)", words,
      directory: surroundings.directory ?? fixture.root, environment: surroundings.environment)
    let captured = try capture(command, limit: .seconds(60))
    (output, errors) = (captured.output, captured.errors)
    if case .exited(let status) = captured.ending { code = ExitCode(rawValue: status) }
  }

  /// A command of the shell in a folder; `$@` in it stands for the words.
  static func shell(
    _ script: String, _ words: [String], directory: String, environment: [String: String] = [:]
  ) -> Command {
    Command(
      "/bin/sh", ["-c", "cd \"$1\" && shift && \(script)", "sh", directory] + words,
      environment: FakeRun.environment.merging(environment) { $1 })
  }

  /// What starts a program for which permissions count, even if these tests belong to root.
  static func withPermissions() throws -> [String] {
    guard geteuid() == 0 else { return [] }
    let starter = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
    let trial = shell("exec \"$@\"", starter + ["true"], directory: "/")
    let works = try capture(trial, limit: .seconds(10)).ending.isSuccess
    try XCTSkipUnless(works, "root can read and write everything here")
    return starter
  }
}

extension Fixture {
  /// Puts the program into a place below the fixture's folder, and gives its path.
  func copyProgram(to path: String) throws -> String {
    let copy = URL(fileURLWithPath: "\(root)/\(path)").standardizedFileURL
    let manager = FileManager.default
    try manager.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? manager.removeItem(at: copy)
    // It may be in another file system.
    if link(WorkbookProcess.executable, copy.path) != 0 {
      try manager.copyItem(atPath: WorkbookProcess.executable, toPath: copy.path)
    }
    return copy.path
  }
}
