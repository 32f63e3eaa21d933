import Curriculum
import FixtureLessons
import Foundation
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What `workbook author` says, and what it leaves alone.
final class AuthorCommandTests: XCTestCase {
  func testAFileIsGradedAndIsNobodysProgress() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: "drafts/mine.swift")
    let passed = FakeRun(["author", "run", "2", "mine.swift"], in: fixture) {
      $0.directory = "drafts"
    }
    XCTAssertTrue(passed.output.contains("1 of 1 steps"), passed.output)
    XCTAssertEqual(passed.code, .success, passed.errors)
    try fixture.write(FixtureLessons.downStub, to: "drafts/mine.swift")
    let failed = FakeRun(["author", "run", "2", "drafts/mine.swift"], in: fixture)
    XCTAssertTrue(failed.output.contains("drafts/mine.swift:4"), failed.output)
    XCTAssertEqual(failed.code, .failure)
    XCTAssertEqual(fixture.events, [])
    XCTAssertEqual(
      fixture.text(of: Fixture.exercise(Fixture.down)), FixtureLessons.downStub)
  }

  func testWhatAFileLeavesOutIsCompletedAndTheLinesAreItsOwn() throws {
    let fixture = try Fixture()
    let short = "// Wrong: it stands still.\n\n// MARK: - Step 1: up\n\n"
    try fixture.write(
      short + "func up(_ counter: Counter) -> Counter {\n  return counter\n}\n",
      to: "short.swift")
    let run = FakeRun(["author", "run", "1", "short.swift"], in: fixture)
    XCTAssertTrue(run.output.contains("\n      short.swift:5\n"), run.output)
    XCTAssertTrue(run.output.contains("Step 2 · twice"), run.output)
    XCTAssertEqual(run.code, .failure)
    try fixture.write(
      short + "func up(_ counter: Counter) -> Counter {\n  return countr\n}\n", to: "short.swift")
    let wrong = FakeRun(["author", "run", "1", "short.swift"], in: fixture)
    XCTAssertTrue(wrong.output.contains("short.swift:6:10"), wrong.output)
    XCTAssertNil(fixture.text(of: ".workbook/cache/completed/01-count-up/short.swift"))
  }

  func testAVerdictOnALineOfTheSolutionShowsTheWhole() throws {
    let fixture = try Fixture()
    // Nothing has this type any more.
    try fixture.write(
      "struct Counter {\n  var name: String\n  var number: Int\n}\n\n// MARK: - Step 1: up\n",
      to: "type.swift")
    let run = FakeRun(["author", "run", "1", "type.swift"], in: fixture)
    let place = ".workbook/cache/completed/01-count-up/type.swift"
    let match = run.output.firstMatch(of: /(?m)^ *\.workbook\/\S+:(\d+):\d+/)
    let line = try XCTUnwrap(match.flatMap { Int($0.1) }, run.output)
    let lines = try XCTUnwrap(fixture.text(of: place)).split(
      separator: "\n", omittingEmptySubsequences: false)
    XCTAssertTrue(lines[line - 1].contains("count"), run.output)
    XCTAssertEqual(run.code, .failure)
  }

  func testAFileThatCannotBeGradedIsExplained() throws {
    let fixture = try Fixture()
    try fixture.write("// MARK: - Step 7: up\n", to: "short.swift")
    let unknown = FakeRun(["author", "run", "1", "short.swift"], in: fixture)
    assertText(
      unknown.errors,
      "short.swift:1: the solution has no heading “// MARK: - Step 7: up”.")
    XCTAssertEqual(unknown.code, .failure)
    let missing = FakeRun(["author", "run", "1", "nowhere.swift"], in: fixture)
    assertText(missing.errors, "nowhere.swift isn't there.")
    XCTAssertEqual(missing.code, .failure)
    XCTAssertEqual(FakeRun(["author", "run", "9", "short.swift"], in: fixture).code, .usage)
  }

  func testWhatIsWrongWithALessonIsSaidWithItsPlace() throws {
    let fixture = try Fixture()
    let run = FakeRun(["author", "check", "2"], in: fixture) {
      $0.environment["WORKBOOK_SEED"] = "7"
    }
    XCTAssertTrue(run.output.hasPrefix("Lesson 2 · Counting down\n\n✗ It is named"), run.output)
    XCTAssertTrue(
      run.output.contains(
        "✗ Every check and every need has its words\n"
          + "  Tests/Suites/02-count-down/Feedback.md:1: “Learnt: You can ….” is missing\n  here.\n"
      ),
      run.output)
    XCTAssertTrue(
      run.output.contains("\n✓ No answer ends the judge (drawn with `WORKBOOK_SEED=7`)\n"),
      run.output)
    XCTAssertTrue(run.output.hasSuffix("things are wrong with this lesson.\n"), run.output)
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(run.code, .failure)
    XCTAssertEqual(fixture.events, [])
  }

  func testWhatAFileLacksHidesNoOtherFault() throws {
    let fixture = try Fixture()
    let path = "Tests/Suites/01-count-up/Feedback.md"
    let text = try XCTUnwrap(fixture.text(of: path))
    let whys = text.lines.indices.filter { text.lines[$0].hasPrefix("Why:") }
    XCTAssertGreaterThan(whys.count, 1)
    try fixture.write(text.replacing("\nWhy:", with: "\nWhat:"), to: path)
    try fixture.write("func up() {}\n", to: "Tests/Suites/01-count-up/Stub.swift")
    for arguments in [["author", "check", "1"], ["author", "check"]] {
      let run = FakeRun(arguments, in: fixture)
      XCTAssertEqual(
        run.output.matches(of: /Feedback\.md:\d+: “[a-z.-]+: Why:” is missing/).count, whys.count,
        run.output)
      XCTAssertTrue(run.output.contains("Suites/01-count-up/Stub.swift:2: “// MARK"), run.output)
      XCTAssertEqual(run.code, .failure)
    }
  }

  func testAHeadingOfACourseThatNothingAsksForIsToldWithItsLine() throws {
    let fixture = try Fixture()
    let path = "Lessons/Course.md"
    XCTAssertFalse(FakeRun(["author", "check"], in: fixture).output.contains(path))
    let text = try XCTUnwrap(fixture.text(of: path))
    // Else the workbook's own would be written to.
    try FileManager.default.removeItem(atPath: "\(fixture.root)/\(path)")
    let more = "\n## menu.titel\nMore\n\n## author.more.one\nOne more.\n"
    try fixture.write(text + more, to: path)
    let run = FakeRun(["author", "check"], in: fixture)
    XCTAssertTrue(
      run.output.contains("  \(path):\(text.lines.count + 1): “## menu.titel” stands here"),
      run.output)
    XCTAssertFalse(run.output.contains("author.more.one"), run.output)
    XCTAssertEqual(run.code, .failure)
  }

  func testEachCheckIsListedWithTheWrongExercisesThatFailIt() throws {
    let fixture = try Fixture()
    for name in ["stands-still", "also"] {
      try fixture.write(
        "// Fails: up.adds-one\n// Diagnosis: It stands still.\n\n// MARK: - Step 1: up\n\n"
          + "func up(_ counter: Counter) -> Counter {\n  return counter\n}\n",
        to: "Tests/Suites/01-count-up/Wrong/\(name).swift")
    }
    let run = FakeRun(["author", "check", "1", "--full"], in: fixture)
    XCTAssertTrue(
      run.output.contains(
        """
          How many wrong exercises fail each check, and the first of them:
            2  up.adds-one     also.swift
            0  up.keeps-name
            2  twice.adds-two  also.swift

        """), run.output)
    XCTAssertTrue(run.output.contains("`up.keeps-name` behind"), run.output)
    XCTAssertEqual(run.code, .failure)
    XCTAssertFalse(FakeRun(["author", "check", "1"], in: fixture).output.contains("How many"))
  }

  func testANewLessonIsMadeAndWhatIsNextIsSaid() throws {
    let fixture = try Fixture()
    let workbook = try Fixture.workbook.root
    for path in [
      "Package.swift", "Lessons/Package.swift", "Tests/Suites/All/LessonSuites.swift",
      "Tests/LessonTests/LessonTests.swift",
    ] {
      try fixture.write(try contents(of: "\(workbook)/\(path)"), to: path)
    }
    try FileManager.default.copyItem(
      atPath: "\(workbook)/Tests/Suites/Template", toPath: "\(fixture.root)/Tests/Suites/Template")
    let run = FakeRun(["author", "new", "kitchen-timers"], in: fixture)
    assertText(
      run.output,
      """
      Lesson 3 is there: `Lessons/03-kitchen-timers` holds what a learner gets, and
      `Tests/Suites/03-kitchen-timers` what judges it.

      It is named where lessons are:
        Lessons/Package.swift
        Package.swift
        Tests/LessonTests/LessonTests.swift
        Tests/Suites/All/LessonSuites.swift

      Next: prove it as it is, `swift run workbook author check 3`; then make it
      yours, beginning with `Tests/Suites/03-kitchen-timers/Stub.swift`, and prove it
      again. `Tests/Suites/README.md` in the workbook's own package says how a lesson
      is written.
      """)
    XCTAssertEqual(run.code, .success, run.errors)
    let list = FakeRun(["list"], in: fixture)
    XCTAssertTrue(list.output.contains("Kitchen timers"), list.output)
    let derived = "Tests/Suites/03-kitchen-timers/Script/Derived.swift"
    try FileManager.default.removeItem(atPath: "\(fixture.root)/\(derived)")
    XCTAssertEqual(FakeRun(["author", "derive", "3"], in: fixture).output, "\(derived)\n")
    XCTAssertEqual(
      FakeRun(["author", "derive", "3"], in: fixture).output,
      "Everything that follows from the declarations is there already.\n")
    let again = FakeRun(["author", "new", "kitchen-timers"], in: fixture)
    assertText(
      again.errors,
      """
      There is a lesson called “kitchen-timers” already: 03-kitchen-timers. Nothing
      was changed. Choose another name.
      """)
    XCTAssertEqual(again.code, .usage)
    let bad = FakeRun(["author", "new", "Kitchen"], in: fixture)
    XCTAssertTrue(bad.errors.hasPrefix("“Kitchen” can't be the name of a"), bad.errors)
    XCTAssertEqual(bad.code, .usage)
    XCTAssertEqual(bad.output, "")
  }

  func testWithoutATemplateNothingIsMade() throws {
    let fixture = try Fixture()
    try fixture.write("", to: "Lessons/Package.swift")
    let before = fixture.paths(below: "")
    let run = FakeRun(["author", "new", "kitchen-timers"], in: fixture)
    assertText(
      run.errors,
      """
      Tests/Suites/Template can't be read. Nothing was changed. Look at its
      permissions: `ls -ld Tests/Suites/Template`.
      """)
    XCTAssertEqual(run.code, .unavailable)
    XCTAssertEqual(
      fixture.paths(below: "").filter { !$0.hasPrefix(".workbook") },
      before.filter { !$0.hasPrefix(".workbook") })
  }
}
