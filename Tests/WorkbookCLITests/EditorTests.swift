import XCTest

@testable import WorkbookCLI

/// How the menu opens the exercise in an editor.
final class EditorTests: XCTestCase {
  func testEachFamilyOfEditorsIsToldTheLineInItsWay() {
    let table: [(editor: String, arguments: [String])] = [
      ("vim", ["+7", "a.swift"]), ("/usr/bin/nano -w", ["+7", "a.swift"]),
      ("emacsclient -t", ["+7", "a.swift"]), ("code --wait", ["--goto", "a.swift:7"]),
      ("hx", ["a.swift:7"]), ("subl -w", ["a.swift:7"]), ("xed", ["--line", "7", "a.swift"]),
      ("notepad", ["a.swift"]), ("", ["a.swift"]),
    ]
    for (editor, arguments) in table {
      XCTAssertEqual(
        editorArguments(editor: editor, path: "a.swift", line: 7), arguments, editor)
    }
  }

  func testTheEditorIsOpenedAtTheFirstStepThatIsNotBegun() throws {
    let fixture = try Fixture()
    let begun = FixtureLessons.upStub.replacing(
      "  return counter\n}\n\n", with: "  let next = counter\n  return next\n}\n\n")
    try fixture.write(begun, to: Fixture.exercise(Fixture.up))
    let told = try tell(fixture, ["VISUAL": "", "EDITOR": "\(try nano(in: fixture)) -w"], "e")
    XCTAssertEqual(told, "-w +14 \(fixture.root)/Lessons/01-count-up/Exercise.swift\n")
  }

  func testTheEditorIsOpenedAtTheFirstFailure() throws {
    let fixture = try Fixture()
    try fixture.write("\n\nfunc down(", to: Fixture.exercise(Fixture.down))
    let editor = try nano(in: fixture)
    let told = try tell(fixture, ["VISUAL": editor, "EDITOR": "false"], "2", "?", "t", "e")
    XCTAssertEqual(told, "+3 \(fixture.root)/Lessons/02-count-down/Exercise.swift\n")
  }

  func testAnEditorThatFailsIsNamed() throws {
    let run = FakeRun([], in: try Fixture()) {
      $0.lines = ["e"]
      $0.environment = ["EDITOR": "false"]
    }
    XCTAssertTrue(
      run.output.contains(
        """
        The editor “false” could not be started, or ended with an error. Look at
        `$VISUAL` and `$EDITOR`.
        """), run.output)
    XCTAssertEqual(run.code, .success)
  }

  /// An editor that writes down what it was told.
  private func nano(in fixture: Fixture) throws -> String {
    try fixture.writeProgram("nano", "echo \"$@\" > '\(fixture.root)/told'")
  }

  /// Types lines into the menu, and gives what the editor was told.
  private func tell(
    _ fixture: Fixture, _ environment: [String: String], _ lines: String...
  ) throws -> String {
    let run = FakeRun([], in: fixture) {
      $0.lines = lines
      $0.environment = environment
    }
    XCTAssertTrue(run.output.contains("was open in your editor"), run.output)
    return try XCTUnwrap(fixture.text(of: "told"))
  }
}
