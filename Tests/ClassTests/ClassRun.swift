import Basics
import Foundation
import XCTest

/// A run of the program in a process of its own, as a teacher starts it.
struct ClassRun {
  /// Nil if it didn't end by itself.
  var code: Int32?
  var output: String
  var errors: String

  /// The workbook with the fixture's lessons.
  static let fixture = program("FixtureWorkbook")
  /// The workbook itself.
  static let workbook = program("workbook")

  /// A program that was built together with these tests: it stands beside their bundle.
  private static func program(_ name: String) -> String {
    let path = URL(fileURLWithPath: Bundle(for: Mark.self).executablePath ?? "")
      .resolvingSymlinksInPath().path
    // A bundle of tests is a folder on some systems.
    let bundle = path.firstRange(of: ".xctest/").map { String(path[..<$0.lowerBound]) } ?? path
    return (bundle as NSString).deletingLastPathComponent + "/\(name)"
  }

  private final class Mark {}

  /// - Parameters:
  ///   - script: what the shell does; `"$@"` is the program with its arguments.
  init(
    _ program: String, _ arguments: [String], in folder: String, script: String = "exec \"$@\"",
    environment: [String: String] = [:]
  ) throws {
    let own = ProcessInfo.processInfo.environment
      .merging(["LANG": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "200"]) { $1 }
      .merging(environment) { $1 }
    let command = Command(
      "/bin/sh",
      ["-c", "cd \"$1\" && shift || exit 125\n\(script)", "sh", folder, program] + arguments,
      environment: own)
    let captured = try capture(command, limit: .seconds(600))
    (output, errors) = (captured.output, captured.errors)
    if case .exited(let status) = captured.ending { code = status }
  }
}
