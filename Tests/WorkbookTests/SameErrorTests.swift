import FixtureLessons
import Foundation
import PseudoTerminals
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// One error is told in the same words, wherever somebody meets it.
final class SameErrorTests: WindowTestCase {
  /// Something that isn't as it should be.
  private struct Fault {
    var name: String
    var environment: [String: String] = [:]
    /// What starts the program.
    var starter: [String] = []
    /// The beginning of what is told.
    var sentence: String
    /// Whether a hint can't be given either.
    var hindersHints = true
    var arrange: (Fixture) throws -> Void = { _ in }
  }

  private func faults() throws -> [Fault] {
    let suite = "Tests/Suites/01-count-up"
    func missing(_ path: String) -> Fault {
      Fault(name: path, sentence: "\(path) can't be read. It belongs to the workbook") {
        try $0.remove(path)
      }
    }
    var compilerHelp = missing("Tests/Suites/Compiler.md")
    // It is read when the compiler has something to say, and a hint does without it.
    compilerHelp.hindersHints = false
    compilerHelp.arrange = {
      try $0.remove("Tests/Suites/Compiler.md")
      try $0.write(
        FixtureLessons.upSolution + "// \(UUID())\nlet number: Int = \"\"\n",
        to: Fixture.exercise(Fixture.up))
    }
    var faults = [
      compilerHelp, missing("\(suite)/Stub.swift"),
      missing("\(suite)/Adapter.swift"),
      Fault(name: "a folder in its place", sentence: "\(suite)/Feedback.md can't be read.") {
        try $0.remove("\(suite)/Feedback.md")
        try $0.write("", to: "\(suite)/Feedback.md/inside")
      },
      Fault(
        name: "no compiler", environment: ["PATH": "/nowhere"],
        sentence: "There is no Swift compiler"),
      Fault(
        name: "no room", environment: ["TMPDIR": "/nowhere"],
        sentence: "/nowhere can't be written, so nothing can be compiled."),
    ]
    if let starter = try? WorkbookProcess.withPermissions() {
      faults.append(
        Fault(
          name: "no permission", starter: starter, sentence: "\(suite)/Feedback.md can't be read."
        ) { chmod("\($0.root)/\(suite)", 0) })
    }
    return faults
  }

  func testTestWatchHintMenuAndWindowSayTheSame() throws {
    for fault in try faults() {
      let fixture = try Fixture()
      defer { chmod("\(fixture.root)/Tests/Suites/01-count-up", 0o755) }
      // A text that nobody has tested yet: what is known needs nothing.
      try fixture.write(
        FixtureLessons.upSolution + "// \(UUID())\n", to: Fixture.exercise(Fixture.up))
      try fixture.write("t\nq\n", to: "typed")
      try fault.arrange(fixture)
      let expected = try text(["test", "1"], fault, in: fixture).errors
      XCTAssertTrue(
        expected.contains(letters(in: fault.sentence, fixture)), "\(fault.name): \(expected)")
      for command in fault.hindersHints ? ["watch", "hint"] : ["watch"] {
        let told = try text([command, "1"], fault, in: fixture).errors
        XCTAssertEqual(told, expected, "\(command): \(fault.name)")
      }
      let menu = try text(["--plain"], fault, in: fixture)
      XCTAssertTrue(
        (menu.output + menu.errors).contains(expected), "the menu: \(fault.name): \(menu)")
      let window = try window(fault, in: fixture, until: expected)
      XCTAssertTrue(window.contains(expected), "the window: \(fault.name): \(window)")
    }
  }

  /// What is written, letter by letter.
  private func text(
    _ arguments: [String], _ fault: Fault, in fixture: Fixture
  ) throws -> (output: String, errors: String) {
    let run = try WorkbookProcess(arguments, in: fixture) {
      ($0.environment, $0.starter) = (fault.environment, fault.starter)
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
    _ fault: Fault, in fixture: Fixture, until expected: String
  ) throws -> String {
    let terminal = try PseudoTerminal(
      WorkbookProcess.shell(
        "exec \"$@\"", fault.starter + [WorkbookProcess.executable], directory: fixture.root,
        environment: ["TERM": "xterm", "LANG": "C.UTF-8"].merging(fault.environment) { $1 }),
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
