import FixtureLessons
import Foundation
import PseudoTerminals
import XCTest

@testable import WorkbookCLI

/// One trouble is told in the same words, wherever somebody meets it.
final class SameTroubleTests: WindowTestCase {
  /// Something that isn't as it should be.
  private struct Trouble {
    var name: String
    var environment: [String: String] = [:]
    /// What starts the program.
    var starter: [String] = []
    /// The beginning of what is told.
    var sentence: String
    var arrange: (Fixture) throws -> Void = { _ in }
  }

  private func troubles() throws -> [Trouble] {
    let suite = "Tests/Suites/01-count-up"
    func missing(_ path: String) -> Trouble {
      Trouble(name: path, sentence: "\(path) can't be read. It belongs to the workbook") {
        try $0.remove(path)
      }
    }
    var troubles = [
      missing("Tests/Suites/Compiler.md"), missing("\(suite)/Stub.swift"),
      missing("\(suite)/Adapter.swift"),
      Trouble(name: "a folder in its place", sentence: "\(suite)/Feedback.md can't be read.") {
        try $0.remove("\(suite)/Feedback.md")
        try $0.write("", to: "\(suite)/Feedback.md/inside")
      },
      Trouble(
        name: "no compiler", environment: ["PATH": "/nowhere"],
        sentence: "There is no Swift compiler"),
      Trouble(
        name: "no room", environment: ["TMPDIR": "/nowhere"],
        sentence: "/nowhere can't be written, so nothing can be compiled."),
    ]
    if let starter = try? WorkbookProcess.withPermissions() {
      troubles.append(
        Trouble(
          name: "no permission", starter: starter, sentence: "\(suite)/Feedback.md can't be read."
        ) { chmod("\($0.root)/\(suite)", 0) })
    }
    return troubles
  }

  func testTestWatchHintMenuAndWindowSayTheSame() throws {
    for trouble in try troubles() {
      let fixture = try Fixture()
      defer { chmod("\(fixture.root)/Tests/Suites/01-count-up", 0o755) }
      // A text that nobody has tested yet: what is known needs nothing.
      try fixture.write(
        FixtureLessons.upSolution + "// \(UUID())\n", to: Fixture.exercise(Fixture.up))
      try fixture.write("t\nq\n", to: "typed")
      try trouble.arrange(fixture)
      let expected = try text(["test", "1"], trouble, in: fixture).errors
      XCTAssertTrue(
        expected.contains(letters(in: trouble.sentence, fixture)), "\(trouble.name): \(expected)")
      for command in ["watch", "hint"] {
        let told = try text([command, "1"], trouble, in: fixture).errors
        XCTAssertEqual(told, expected, "\(command): \(trouble.name)")
      }
      let menu = try text(["--plain"], trouble, in: fixture)
      XCTAssertTrue(
        (menu.output + menu.errors).contains(expected), "the menu: \(trouble.name): \(menu)")
      let window = try window(trouble, in: fixture, until: expected)
      XCTAssertTrue(window.contains(expected), "the window: \(trouble.name): \(window)")
    }
  }

  /// What is written, letter by letter.
  private func text(
    _ arguments: [String], _ trouble: Trouble, in fixture: Fixture
  ) throws -> (output: String, errors: String) {
    let run = try WorkbookProcess(arguments, in: fixture) {
      ($0.environment, $0.starter) = (trouble.environment, trouble.starter)
      $0.redirection = "< typed"
    }
    return (letters(in: run.output, fixture), letters(in: run.errors, fixture))
  }

  /// A text without the folder, which may be cut anywhere, and without what depends on how wide the
  /// lines are, and on whether code is marked in them.
  private func letters(in text: String, _ fixture: Fixture) -> String {
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "`" } }
    return letters(text).replacing(letters(fixture.root) + "/", with: "")
  }

  /// What the screen shows, or what is said instead, once it says what is expected.
  private func window(
    _ trouble: Trouble, in fixture: Fixture, until expected: String
  ) throws -> String {
    let terminal = try PseudoTerminal(
      WorkbookProcess.shell(
        "exec \"$@\"", trouble.starter + [WorkbookProcess.executable], directory: fixture.root,
        environment: ["TERM": "xterm", "LANG": "C.UTF-8"].merging(trouble.environment) { $1 }),
      columns: 200)
    terminal.press("t")
    var shown = ""
    terminal.wait { output in
      let screen = ScreenEmulator(columns: 200, rows: 24, showing: output).text
      shown = letters(in: screen, fixture)
      return shown.contains(expected)
    }
    terminal.press("qq")
    _ = terminal.ending()
    return shown
  }
}
