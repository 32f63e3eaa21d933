import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// In which editor an exercise is opened, and why.
final class EditorChoiceTests: EditorTestCase {
  func testTheEnvironmentNamesOrSuggestsOne() throws {
    let fixture = try Fixture()
    let all = [
      "code", "code-insiders", "codium", "cursor", "nano", "vi", "windsurf", "zed", "zeditor",
    ]
    let terminal = ["TERM_PROGRAM": "vscode"]
    let table: [([String: String], among: [String], Editor?)] = [
      (["VISUAL": "nano", "EDITOR": "vi"], all, Editor("nano", .variable("VISUAL"))),
      (["VISUAL": " ", "EDITOR": "vi -u x"], all, Editor("vi -u x", .variable("EDITOR"))),
      (["EDITOR": "gone"], all, Editor("gone", .variable("EDITOR"))),
      (["EDITOR": "nano"].merging(terminal) { $1 }, all, Editor("nano", .variable("EDITOR"))),
      (terminal, all, Editor("code", .terminal)),
      (terminal, ["vi"], Editor("vi", .standard)),
      (terminal.merging(["CURSOR_TRACE_ID": "1"]) { $1 }, all, Editor("cursor", .terminal)),
      (
        terminal.merging(["GIT_ASKPASS": "/Applications/Windsurf.app/askpass.sh"]) { $1 }, all,
        Editor("windsurf", .terminal)
      ),
      (
        terminal.merging(["__CFBundleIdentifier": "com.vscodium"]) { $1 }, all,
        Editor("codium", .terminal)
      ),
      (
        terminal.merging(["TERM_PROGRAM_VERSION": "1.96.0-insider"]) { $1 }, all,
        Editor("code-insiders", .terminal)
      ),
      (["TERM_PROGRAM": "zed"], all, Editor("zed", .terminal)),
      (["ZED_TERM": "true"], ["zeditor", "vi"], Editor("zeditor", .terminal)),
      (["TERM_PROGRAM": "Apple_Terminal"], all, Editor("vi", .standard)),
      (["TERM_PROGRAM": "iTerm.app"], all, Editor("vi", .standard)),
      ([:], all, Editor("vi", .standard)), (terminal, ["nano"], nil), ([:], [], nil),
    ]
    for (environment, programs, editor) in table {
      try? fixture.remove("bin")
      for name in programs { _ = try recorder(name, in: fixture) }
      let environment = environment.merging(["PATH": "\(fixture.root)/bin"]) { $1 }
      XCTAssertEqual(Editor(environment: environment), editor, "\(environment)")
    }
  }

  func testWhereNothingIsNamedItOpensAllTheSame() throws {
    let fixture = try Fixture()
    for name in ["code", "vi"] { _ = try recorder(name, in: fixture) }
    XCTAssertEqual(
      try tell(fixture, ["TERM_PROGRAM": "vscode"], "e"),
      "--goto {path}:{line}".filled(in: fixture))
    XCTAssertEqual(try tell(fixture, [:], "e"), "+{line} {path}".filled(in: fixture))
  }

  func testTheDoctorNamesItAndSaysWhy() throws {
    let fixture = try Fixture()
    for name in ["code", "vi", "nano"] { _ = try recorder(name, in: fixture) }
    let table: [([String: String], String)] = [
      (["EDITOR": "nano -w"], "✓ Editor: nano -w, as `$EDITOR` says\n"),
      (["TERM_PROGRAM": "vscode"], "✓ Editor: code, because this terminal is its own\n"),
      ([:], "✓ Editor: vi, because neither `$VISUAL` nor `$EDITOR` names another\n"),
      (
        ["VISUAL": "vm"],
        """
        · Editor: vm, as `$VISUAL` says; but there is no such program, and `e` needs one. For \
        example: `export EDITOR=nano`

        """
      ),
    ]
    for (environment, text) in table {
      let run = FakeRun(["doctor"], in: fixture) {
        $0.environment = environment.merging(["PATH": "\(fixture.root)/bin"]) { $1 }
      }
      XCTAssertTrue(run.output.replacing("\n  ", with: " ").contains(text), run.output)
    }
  }
}
