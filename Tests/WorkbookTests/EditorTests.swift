import FixtureLessons
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// How an exercise is opened in an editor.
final class EditorTests: EditorTestCase {
  /// What each editor is given after its own options; `{path}` and `{line}` stand for themselves.
  private static let families: [(names: [String], told: String)] = [
    (
      [
        "vi", "vim", "nvim", "view", "gvim", "mvim", "emacs", "emacsclient", "mg", "nano", "micro",
        "kak", "joe", "ne", "gedit", "vim.basic", "emacs-29.1", "emacs29", "nvim.appimage",
      ], "+{line} {path}"
    ),
    (
      ["code", "code-insiders", "codium", "vscodium", "cursor", "windsurf"],
      "--goto {path}:{line}"
    ),
    (["hx", "helix", "subl", "zed", "zeditor"], "{path}:{line}"),
    (["mate", "kate", "xed"], "--line {line} {path}"),
    (["notepad", "ed", "code-server", "vimdiff"], "{path}"),
  ]

  func testEachFamilyOfEditorsIsToldTheLineInItsWay() throws {
    for (names, expected) in Self.families {
      for name in names {
        let fixture = try Fixture()
        let program = try recorder(name, in: fixture)
        let told = "-w " + expected.filled(in: fixture)
        for command in ["\(name) -w", "\(program) -w", "'\(name)'  -w"] {
          XCTAssertEqual(try tell(fixture, ["EDITOR": command], "e"), told, command)
        }
      }
    }
  }

  func testTheEditorIsFoundBehindWhatStartsIt() throws {
    let fixture = try Fixture()
    _ = try recorder("code", in: fixture)
    let path = try recorder("my editors/code", in: fixture)
    let commands = [
      "env X=1 code -w", "env -u X -i PATH=$PATH X=1 code -w", "X=1 Y='2 3' code -w",
      "nice -n 5 code -w", "nohup code -w", "exec code -w", "command code -w", "\"\(path)\" -w",
      "'\(path)' -w", "\(path.replacing(" ", with: "\\ ")) -w", "\(path) -w", "env '\(path)' -w",
      "~/code -w",
    ]
    for command in commands {
      let told = try tell(fixture, ["EDITOR": command, "HOME": "\(fixture.root)/bin"], "e")
      XCTAssertEqual(told, "-w --goto {path}:{line}".filled(in: fixture), command)
    }
  }

  func testWhatALinkLeadsToIsWhatItIs() throws {
    let fixture = try Fixture()
    let nano = try recorder("nano", in: fixture)
    let link = "\(fixture.root)/bin/editor"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: nano)
    for command in ["editor", link] {
      let told = try tell(fixture, ["EDITOR": command], "e")
      XCTAssertEqual(told, "+{line} {path}".filled(in: fixture), command)
    }
  }

  func testTheNamesakeOfXcodesEditorInLinuxMint() throws {
    guard let xed = EditorCommand.otherXed, FileManager.default.isExecutableFile(atPath: xed) else {
      throw XCTSkip("this is no Linux Mint")
    }
    let command = EditorCommand(xed, environment: [:])
    XCTAssertEqual(command.arguments(path: "a.swift", line: 7), ["+7", "a.swift"])
  }

  func testNothingIsNoEditor() {
    for command in ["", "  ", "env", "X=1", "''"] {
      let command = EditorCommand(command, environment: [:])
      XCTAssertEqual(command.arguments(path: "a.swift", line: 7), ["a.swift"])
      XCTAssertFalse(command.isThere)
    }
  }

  // MARK: Where

  func testTheEditorIsOpenedAtTheFirstStepThatIsNotBegun() throws {
    let fixture = try Fixture()
    let begun = FixtureLessons.upStub.replacing(
      "  return counter\n}\n\n", with: "  let next = counter\n  return next\n}\n\n")
    try fixture.write(begun, to: Fixture.exercise(Fixture.up))
    _ = try recorder("nano", in: fixture)
    let told = try tell(fixture, ["VISUAL": "", "EDITOR": "nano -w"], "e")
    XCTAssertEqual(told, "-w +14 {path}".filled(in: fixture))
  }

  func testTheEditorIsOpenedAtTheFirstFailure() throws {
    let fixture = try Fixture()
    try fixture.write("\n\nfunc down(", to: Fixture.exercise(Fixture.down))
    let editor = try recorder("nano", in: fixture)
    let told = try tell(fixture, ["VISUAL": editor, "EDITOR": "false"], "2", "?", "t", "e")
    XCTAssertEqual(told, "+3 \(fixture.root)/Lessons/02-count-down/Exercise.swift\n")
  }

  // MARK: What goes wrong

  func testEachCauseHasItsOwnSentence() throws {
    let fixture = try Fixture()
    try fixture.write("", to: "bin/plain")
    let table: [(script: String?, text: String)] = [
      (nil, "There is no program “its-editor”. It is the editor, as $EDITOR says."),
      ("exit 127", "There is no program “its-editor”."),
      ("exit 126", "There is no program “its-editor”."),
      ("exit 3", "The editor “its-editor” ended with an error, exit code 3."),
      ("kill -INT $$", "Ctrl-C ended “its-editor” before the file was closed there."),
      ("exit 130", "Ctrl-C ended “its-editor” before the file was closed there."),
      ("kill -KILL $$", "The editor “its-editor” was ended by signal 9."),
    ]
    for (script, text) in table {
      if let script { _ = try fixture.writeProgram("its-editor", script) }
      let run = opened(fixture, ["EDITOR": "its-editor"], "e")
      XCTAssertTrue(run.output.joinedLines.contains(text), run.output)
      XCTAssertFalse(run.output.contains("was open in your editor"), run.output)
      XCTAssertEqual(run.code, .success)
    }
  }

  func testAnExerciseThatIsNotThereIsNotOpened() throws {
    let fixture = try Fixture()
    _ = try recorder("nano", in: fixture)
    try fixture.remove(Fixture.exercise(Fixture.up))
    let run = opened(fixture, ["EDITOR": "nano"], "e", "r", "y", "e")
    XCTAssertTrue(
      run.output.joinedLines.contains(
        """
        Lessons/01-count-up/Exercise.swift isn't there. r puts the stub back, and then e opens \
        it.
        """), run.output)
    XCTAssertEqual(fixture.text(of: "told"), "+{line} {path}".filled(in: fixture))
    try fixture.remove(Fixture.exercise(Fixture.up))
    try fixture.write("", to: Fixture.exercise(Fixture.up) + "/a")
    let folder = opened(fixture, ["EDITOR": "nano"], "e")
    XCTAssertTrue(folder.output.contains("is a folder"), folder.output)
  }
}
