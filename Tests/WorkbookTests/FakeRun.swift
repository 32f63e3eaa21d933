import Basics
import FixtureLessons
import Foundation
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// A run of the workbook within this process: what it wrote, and its exit code.
struct FakeRun {
  var code = ExitCode.success
  var output = ""
  var errors = ""

  /// Who runs it, and from where.
  struct Surroundings {
    /// What is typed, line by line; then the input ends.
    var lines: [String] = []
    var environment: [String: String] = [:]
    /// Below the fixture's folder.
    var directory = ""
    /// Where the program stands.
    var program: String?
    var isInputTerminal = false
    var isOutputTerminal = false
    var width = 80
    /// Called with each line just before it is typed.
    var beforeLine: @Sendable (String) -> Void = { _ in }
  }

  /// 3 January 2026, 4:05:06.
  static let now = Date(timeIntervalSince1970: 1_767_413_106)

  init(
    _ arguments: [String], in fixture: Fixture, _ change: (inout Surroundings) -> Void = { _ in }
  ) {
    var surroundings = Surroundings()
    change(&surroundings)
    let (output, errors) = (Locked(""), Locked(""))
    let (lines, beforeLine) = (Locked(surroundings.lines), surroundings.beforeLine)
    let context = Context(
      arguments: arguments,
      environment: Self.environment.merging(surroundings.environment) { $1 },
      directory: "\(fixture.root)/\(surroundings.directory)", program: surroundings.program,
      readLine: {
        let line = lines.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        if let line { beforeLine(line) }
        return line
      },
      write: { text in output.withLock { $0 += text } },
      complain: { text in errors.withLock { $0 += text } },
      isInputTerminal: surroundings.isInputTerminal,
      isOutputTerminal: surroundings.isOutputTerminal,
      width: surroundings.width, height: 24, now: { Self.now },
      judging: { FixtureLessons.suites })
    code = Workbook.run(in: context)
    (self.output, self.errors) = (output.withLock { $0 }, errors.withLock { $0 })
  }

  /// This process's environment without what would change a test.
  static var environment: [String: String] {
    let apart = [
      "CLICOLOR", "CLICOLOR_FORCE", "COLORFGBG", "COLORTERM", "COLUMNS", "CURSOR_TRACE_ID",
      "DOMTERM", "EDITOR", "FORCE_COLOR", "FORCE_HYPERLINK", "GITHUB_OUTPUT",
      "GITHUB_STEP_SUMMARY", "KONSOLE_VERSION", "LC_ALL", "LC_CTYPE",
      "LC_MESSAGES", "LINES", "NO_COLOR", "SHELL",
      "TERM", "TERM_PROGRAM", "TMUX", "VISUAL",
      "VTE_VERSION", "WORKBOOK_LANGUAGE", "WT_SESSION", "ZED_TERM", "__CFBundleIdentifier",
    ]
    return ProcessInfo.processInfo.environment.filter { !apart.contains($0.key) }
      .merging(["LANG": "C.UTF-8", "TMPDIR": Fixture.temporary]) { $1 }
  }
}

extension FakeRun {
  /// The output with every measured time as 0, and without what this machine doesn't offer.
  var timeless: String {
    output.replacing(/"seconds" : [0-9.]+/, with: "\"seconds\" : 0")
      .replacing(/"confinement" : \{\s*"missing" : \[[^\]]*\]\s*\},\s*/, with: "")
  }
}
