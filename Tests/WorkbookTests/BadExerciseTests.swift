import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Exercises that can't be graded, or only look as if, given to the program itself.
final class BadExerciseTests: CachedTestCase {
  private let exercise = Fixture.exercise(Fixture.down)
  private let reset =
    "Next: swift run workbook reset 2 puts the stub back; what is there now is kept."

  func testMissing() throws {
    try check(
      "Lessons/02-count-down/Exercise.swift isn't there.",
      "Next: swift run workbook reset 2 puts the stub back."
    ) { _, _ in }
  }

  func testEmpty() throws {
    for text in ["", " \n\t\r\n"] {
      try check("Lessons/02-count-down/Exercise.swift is empty.") { fixture, _ in
        try fixture.write(text, to: exercise)
      }
    }
  }

  func testAFolder() throws {
    let text = "Lessons/02-count-down/Exercise.swift is a folder; the exercise has to be a file."
    try check(text) { fixture, _ in
      try fixture.write(FixtureLessons.downSolution, to: "\(exercise)/Exercise.swift")
    }
  }

  func testALinkIsNotFollowed() throws {
    let text = """
      Lessons/02-count-down/Exercise.swift is a link. The exercise has to be a file of
      its own: put a copy in its place.
      """
    for target in ["elsewhere.swift", "nowhere.swift"] {
      try check(text) { fixture, path in
        try fixture.write(FixtureLessons.downSolution, to: "elsewhere.swift")
        try FileManager.default.createSymbolicLink(
          atPath: path, withDestinationPath: "\(fixture.root)/\(target)")
      }
    }
  }

  func testAPipeIsNotWaitedFor() throws {
    try check("Lessons/02-count-down/Exercise.swift is not an ordinary file.") { _, path in
      XCTAssertEqual(mkfifo(path, 0o644), 0)
    }
  }

  func testUnreadable() throws {
    let starter = try WorkbookProcess.withPermissions()
    let text = """
      Lessons/02-count-down/Exercise.swift can't be read. Look at its permissions: `ls
      -l Lessons/02-count-down/Exercise.swift`.
      """
    try check(text, starter: starter) { fixture, path in
      try fixture.write(FixtureLessons.downSolution, to: exercise)
      XCTAssertEqual(chmod(path, 0), 0)
    }
  }

  func testNotUTF8() throws {
    let text = """
      Lessons/02-count-down/Exercise.swift is not UTF-8 text. Save it as UTF-8 in your
      editor.
      """
    for start in [Data([0xE9]), Data([0xFF, 0xFE, 0x2F, 0x00])] {
      try check(text) { fixture, _ in
        try fixture.write(start + Data(FixtureLessons.downSolution.utf8), to: exercise)
      }
    }
  }

  func testTooLarge() throws {
    let text = """
      Lessons/02-count-down/Exercise.swift is larger than 1024 KiB. An exercise is a
      page or two of Swift.
      """
    try check(text) { fixture, _ in
      let padding = String(repeating: " ", count: 1 << 20)
      try fixture.write(FixtureLessons.downSolution + padding, to: exercise)
    }
  }

  func testOtherLineEndsAndAByteOrderMarkAreFine() throws {
    let solution = FixtureLessons.downSolution
    for text in [solution.replacing("\n", with: "\r\n"), "\u{FEFF}\(solution)"] {
      let fixture = try Fixture()
      try fixture.write(text, to: exercise)
      let run = try WorkbookProcess(["test", "2"], in: fixture)
      assertText(
        run.output,
        """
        Lesson 2 · Counting down                                            1 of 1 steps

        ✓ Step 1 · down · 1 of 1 check passes

        Every check passes, and this was the last lesson. Now read the workbook's own
        source: Sources/Interface is an app like yours.
        """)
      XCTAssertEqual(run.errors, "")
      XCTAssertEqual(run.code, .success)
      XCTAssertEqual(fixture.text(of: exercise), text, "only read")
    }
  }

  func testAnotherEditorsLineEndsAreNoWork() throws {
    let stub = FixtureLessons.downStub
    for text in [stub.replacing("\n", with: "\r\n"), "\u{FEFF}\(stub)"] {
      let fixture = try Fixture()
      try fixture.write(text, to: exercise)
      let run = try WorkbookProcess(["test"], in: fixture)
      XCTAssertTrue(run.output.hasPrefix("Every exercise is untouched."), run.output)
      XCTAssertEqual(run.code, .failure)
    }
  }

  /// Grades an exercise that can't be: said on standard error, and nothing is touched or kept.
  private func check(
    _ trouble: String, _ next: String? = nil, starter: [String] = [], line: UInt = #line,
    _ make: (Fixture, _ path: String) throws -> Void
  ) throws {
    let fixture = try Fixture()
    try fixture.remove(exercise)
    try make(fixture, "\(fixture.root)/\(exercise)")
    let before = try fixture.listing(of: "Lessons/02-count-down")
    let run = try WorkbookProcess(["test", "2"], in: fixture) { $0.starter = starter }
    assertText(run.errors, "\(trouble)\n\(next ?? reset)", line: line)
    XCTAssertEqual(run.output, "", line: line)
    XCTAssertEqual(run.code, .failure, line: line)
    XCTAssertEqual(try fixture.listing(of: "Lessons/02-count-down"), before, line: line)
    XCTAssertEqual(fixture.paths(below: ".workbook"), [], line: line)
  }
}
