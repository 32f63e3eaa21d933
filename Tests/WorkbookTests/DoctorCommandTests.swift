import Basics
import Curriculum
import FixtureLessons
import Foundation
import Grading
import TestSupport
import Traces
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

final class DoctorCommandTests: CachedTestCase {
  func testAHealthyMachine() throws {
    let fixture = try Fixture()
    let editor = try fixture.writeProgram("nano", "")
    let run = FakeRun(["doctor"], in: fixture) { surroundings in
      let path = FakeRun.environment["PATH"] ?? ""
      surroundings.environment = [
        "EDITOR": "nano", "PATH": "\((editor as NSString).deletingLastPathComponent):\(path)",
      ]
    }
    let start = "✓ Swift compiler: "
    XCTAssertTrue(run.output.hasPrefix(start), run.output)
    let afterCompiler = run.output.drop { $0 != "\n" }
    XCTAssertNotNil(run.output.firstMatch(of: /swiftc, version \d+\.[0-9.]+\n/), run.output)
    // What a machine can't do is named between these lines.
    let lines = afterCompiler.dropFirst().split(separator: "\n", omittingEmptySubsequences: false)
    let notes = lines.drop { !$0.hasPrefix("✓ An exercise compiles, loads and answers") }
      .dropFirst()
    assertText(
      notes.drop { !$0.hasPrefix("✓") }.joined(separator: "\n"),
      """
      ✓ .workbook can be written
      ✓ XCTest, which only `swift test` needs
      ✓ Editor: nano, as `$EDITOR` says

      Everything is there.
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(
      fixture.paths(below: ".workbook"), [], "its probe is gone, and no verdict is kept")
  }

  func testEverythingThatIsMissingIsSaidAtOnce() throws {
    let fixture = try Fixture()
    try fixture.block(".workbook", with: "a file")
    let run = FakeRun(["doctor"], in: fixture) { $0.environment = ["PATH": "/nowhere"] }
    assertText(
      run.output,
      """
      ✗ There is no Swift compiler: `swiftc` is in no folder of your `PATH`. Install
        Swift 6.1 or newer from swift.org, then open a new terminal.
      ✗ .workbook can't be written. Nothing was changed. Look at the folder's
        permissions and at the free space.
      · No editor is named in `$VISUAL` or `$EDITOR`, and there is no `vi`; `e` needs
        one. For example: `export EDITOR=nano`
      """)
    XCTAssertEqual(run.code, .unavailable)
  }

  func testWhatThisSystemLacksIsSaid() throws {
    let fixture = try Fixture()
    let run = FakeRun(["doctor"], in: fixture)
    let course = try Course(repository: fixture.repository)
    let grader = try Grader(
      repository: fixture.repository, suites: FixtureLessons.suites,
      environment: FakeRun.environment)
    let missing = try grader.examine(with: course.lessons[0]).missing
    let text = run.output.joinedWords
    let beginnings: [(Sandbox.Part, String)] = [
      (.calls, "· This system refuses an exercise no calls"),
      (.files, "· This system has no rules for an exercise's files"),
      (.namespaces, "· This system gives an exercise no view of its own"),
    ]
    for (part, beginning) in beginnings {
      XCTAssertEqual(text.contains(beginning), missing.contains(part), text)
    }
    XCTAssertEqual(text.contains("and can do nothing else"), missing.isEmpty, text)
    XCTAssertEqual(run.code, .success, "grading works without them")
  }

  func testWhyASystemRefusesNothingIsSaidInItsOwnWords() throws {
    let words = try realWords()
    let why = "line 3: unbound variable: allow"
    let sent = Sandbox(calls: false, files: true, namespaces: false, reason: why)
    let confinement = try Sandbox(packed: sent.packed)
    XCTAssertEqual(
      words.notes(on: confinement),
      [
        words("doctor.no-calls"), "Why, in the system's own words: \(why)",
        words("doctor.no-namespaces"),
      ])
    let silent = Sandbox(calls: false, files: true, namespaces: true)
    XCTAssertEqual(words.notes(on: silent), [words("doctor.no-calls")])
    let held = Sandbox(calls: true, files: true, namespaces: true, reason: why)
    XCTAssertEqual(words.notes(on: held), [])
  }

  func testWhereNobodyMayHaveNamespacesThatIsSaidAndGradingGoesOn() throws {
    let starter = [
      "unshare", "--user", "--map-root-user", "sh", "-c",
      "echo 0 > /proc/sys/user/max_user_namespaces && exec \"$@\"", "sh",
    ]
    let trial = WorkbookProcess.shell("exec \"$@\"", starter + ["true"], directory: "/")
    let works = try capture(trial, limit: .seconds(10)).ending.isSuccess
    try XCTSkipUnless(works, "nobody can be kept from namespaces here")
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    let doctor = try WorkbookProcess(["doctor"], in: fixture) { $0.starter = starter }
    XCTAssertTrue(
      doctor.output.joinedWords.contains("· This system gives an exercise no view of its own"),
      doctor.output)
    XCTAssertEqual(doctor.code, .success)
    let test = try WorkbookProcess(["test", "2", "--json"], in: fixture) { $0.starter = starter }
    let lesson = try XCTUnwrap(try DecodedReport(test.output).lessons.first)
    XCTAssertEqual(lesson.state, "passed")
    XCTAssertEqual(lesson.confinement?.missing.contains("namespaces"), true)
  }

  func testXCTestIsNotNeeded() throws {
    let fixture = try Fixture()
    _ = try fixture.writeProgram(
      "swiftc",
      #"""
      case "$*" in
      -typecheck*) echo "Test.swift:1:8: error: no such module 'XCTest'" >&2; exit 1 ;;
      *) PATH=$REAL_PATH exec swiftc "$@" ;;
      esac
      """#)
    let real = FakeRun.environment["PATH"] ?? ""
    let run = FakeRun(["doctor"], in: fixture) {
      $0.environment = ["PATH": "\(fixture.root)/bin:\(real)", "REAL_PATH": real]
    }
    XCTAssertTrue(
      run.output.joinedWords.contains(
        "· XCTest isn't found. `swift test` needs it, `workbook test` doesn't."), run.output)
    XCTAssertEqual(run.code, .success)
  }

  func testACompilerThatCompilesNothing() throws {
    let fixture = try Fixture()
    _ = try fixture.writeProgram(
      "swiftc",
      """
      if [ "$1" = -print-target-info ]; then
        echo '"Swift version 6.1", "runtimeResourcePath": "/nowhere/lib/swift"'
        exit
      fi
      echo "it is broken" >&2
      exit 1
      """)
    let run = FakeRun(["doctor"], in: fixture) { $0.environment = ["PATH": "\(fixture.root)/bin"] }
    let lines = run.output.split(separator: "\n").drop { !$0.hasPrefix("✗") }
    assertText(
      lines.joined(separator: "\n"),
      """
      ✗ The compiler ended without naming a mistake, even in a lesson's stub: this
        isn't about your exercise. Install Swift again from swift.org. The compiler's
        own words:
        it is broken
      ✓ .workbook can be written
      · No editor is named in `$VISUAL` or `$EDITOR`, and there is no `vi`; `e` needs
        one. For example: `export EDITOR=nano`
      """)
    XCTAssertEqual(run.code, .unavailable)
  }

  func testABuildThatWasMovedIsNamedWithWhatToDo() throws {
    let fixture = try Fixture()
    for (package, place) in [("", fixture.root), ("Lessons/", "/elsewhere/Lessons")] {
      _ = try fixture.copyProgram(to: "\(package).build/debug/workbook")
      try fixture.write(
        "\(place)/.build/debug/Some.build/Thing.swift.o : \(place)/Thing.swift",
        to: "\(package).build/debug/Some.build/Thing.d")
    }
    let run = FakeRun(["doctor"], in: fixture)
    XCTAssertTrue(run.output.contains("✓ .build was built where it stands\n"), run.output)
    let folder = "\(fixture.root)/Lessons/.build"
    let text = run.output.joinedWords
    XCTAssertTrue(text.contains("✗ \(folder) was built in another place, and can't be"), text)
    XCTAssertTrue(run.output.contains("\n  rm -rf \(folder)\n"), run.output)
    XCTAssertEqual(run.code, .unavailable)
  }

  func testHowToStartItAtOnceInTheShellThatIsUsed() throws {
    let fixture = try Fixture()
    let program = try fixture.copyProgram(to: ".build/x86_64-unknown-linux-gnu/debug/workbook")
    try FileManager.default.createSymbolicLink(
      atPath: "\(fixture.root)/.build/debug",
      withDestinationPath: "x86_64-unknown-linux-gnu/debug")
    let line = "  alias workbook=\(fixture.root)/.build/debug/workbook\n"
    let table = [
      ("/bin/bash", "put this\n  line into ~/.bashrc, and"), ("/usr/bin/zsh", "~/.zshrc, and"),
      ("/usr/bin/fish", "~/.config/fish/config.fish, and"), ("/bin/ksh", "give\n  this line to"),
    ]
    for (shell, text) in table {
      let run = FakeRun(["doctor"], in: fixture) {
        $0.environment = ["PATH": "/nowhere", "SHELL": shell]
        $0.program = program
      }
      XCTAssertTrue(run.output.contains(text), run.output)
      XCTAssertTrue(run.output.hasSuffix(line), run.output)
    }
  }
}

extension String {
  /// On one line, however it was wrapped.
  fileprivate var joinedWords: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
