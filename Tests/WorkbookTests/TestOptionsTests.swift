import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The options of `workbook test`.
final class TestOptionsTests: CachedTestCase {
  func testAllGradesUntouchedLessonsToo() throws {
    let fixture = try Fixture()
    let run = FakeRun(["test", "--all"], in: fixture)
    assertText(
      run.output,
      """
      · Lesson 1 · Counting up · untouched                                0 of 2 steps
      · Lesson 2 · Counting down · untouched                              0 of 1 steps

      Next: swift run workbook read 1
      """)
    XCTAssertEqual(run.code, .failure)
    XCTAssertEqual(fixture.events, [], "an untouched exercise is no attempt")
  }

  func testWithoutWhatIsOnlyForSpeedTheVerdictIsTheSame() throws {
    for source in [FixtureLessons.downSolution, FixtureLessons.downStub + "\nlet x: Int = \"\"\n"] {
      let outputs = try [[], ["--no-prewarm"]].map { options in
        let fixture = try Fixture()
        try fixture.write(source, to: Fixture.exercise(Fixture.down))
        return FakeRun(["test", "2"] + options, in: fixture).output
      }
      XCTAssertEqual(outputs[0], outputs[1])
      XCTAssertTrue(outputs[0].hasPrefix("Lesson 2 · Counting down"), outputs[0])
    }
    let help = FakeRun(["test", "--help"], in: try Fixture()).output
    XCTAssertFalse(help.contains("prewarm"), "it is for those who measure")
  }

  func testAFormatHasAShortNameAndALongOne() throws {
    for (short, long) in [(["--json"], "json"), (["--lines"], "lines"), ([], "text")] {
      let outputs = try [short, ["--format", long], ["--format=\(long)"]].map { options in
        let fixture = try Fixture()
        try fixture.write(
          FixtureLessons.downStub.replacing("return number", with: "return number + 1"),
          to: Fixture.exercise(Fixture.down))
        return FakeRun(["test", "--all"] + options, in: fixture).timeless
      }
      XCTAssertFalse(outputs[0].isEmpty)
      XCTAssertEqual(Set(outputs).count, 1, long)
    }
  }

  func testWithoutAnythingToGradeEachFormatSaysSo() throws {
    let runs = try ["text", "json", "lines"].map { name in
      FakeRun(["test", "--format", name], in: try Fixture())
    }
    XCTAssertEqual(runs.map(\.code), [.failure, .failure, .failure])
    XCTAssertEqual(runs[0].output, runs[2].output)
    XCTAssertTrue(runs[0].output.hasPrefix("Every exercise is untouched."), runs[0].output)
    XCTAssertTrue(runs[1].output.contains("\"lessons\" : ["), runs[1].output)
  }

  func testAsData() throws {
    let fixture = try Fixture()
    try fixture.write(
      FixtureLessons.downStub.replacing("return number", with: "return number + 1"),
      to: Fixture.exercise(Fixture.down))
    let run = FakeRun(["test", "--json"], in: fixture)
    assertText(
      run.timeless,
      """
      {
        "lessons" : [
          {
            "checks" : [
              {
                "actual" : "6",
                "diff" : [
                  "- 4",
                  "+ 6"
                ],
                "expected" : "4",
                "file" : "Lessons/02-count-down/Exercise.swift",
                "given" : [
                  "down(5)"
                ],
                "id" : "down.takes-one",
                "line" : 4,
                "section" : "Counting down",
                "state" : "failed",
                "step" : 1,
                "title" : "`down` counts one less",
                "why" : "counting down is taking one away."
              }
            ],
            "file" : "Lessons/02-count-down/Exercise.swift",
            "id" : "02-count-down",
            "messages" : [

            ],
            "missing" : [

            ],
            "number" : 2,
            "passed" : 0,
            "passedSteps" : 0,
            "seconds" : 0,
            "state" : "failed",
            "steps" : 1,
            "title" : "Counting down",
            "total" : 1
          }
        ],
        "version" : 2
      }
      """)
    XCTAssertEqual(run.code, .failure)
    XCTAssertEqual(run.errors, "")
  }

  func testEverythingUntouchedAsData() throws {
    let run = FakeRun(["test", "--json"], in: try Fixture())
    assertText(
      run.output,
      """
      {
        "lessons" : [

        ],
        "version" : 2
      }
      """)
    XCTAssertEqual(run.code, .failure)
  }

  func testALineForEachFailureForEditors() throws {
    let fixture = try Fixture()
    try fixture.write("", to: Fixture.exercise(Fixture.up))
    try fixture.write(
      FixtureLessons.downStub.replacing("return number", with: "return number + 1"),
      to: Fixture.exercise(Fixture.down))
    let run = FakeRun(["test", "--lines"], in: fixture)
    assertText(
      run.output,
      """
      Lessons/01-count-up/Exercise.swift:1:1: error: Lessons/01-count-up/Exercise.swift is empty.
      Lessons/02-count-down/Exercise.swift:4:1: error: `down` counts one less (expected 4, got 6)
      """)
    XCTAssertEqual(run.code, .failure)
  }

  func testAnotherCopyOfTheLessonsIsOnlyRead() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: "Class/ada/02-count-down/Exercise.swift")
    let before = fixture.paths(below: "Class")
    let run = FakeRun(["test", "2", "--lessons", "ada"], in: fixture) { $0.directory = "Class" }
    assertText(
      run.output,
      """
      Lesson 2 · Counting down                                            1 of 1 steps

      ✓ Step 1 · down · 1 of 1 check passes
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(fixture.paths(below: "Class"), before)
    XCTAssertEqual(fixture.paths(below: ".workbook"), [], "nobody's progress here")
    XCTAssertEqual(
      fixture.text(of: "Class/ada/02-count-down/Exercise.swift"), FixtureLessons.downSolution)
  }

  func testAnotherCopyThatLacksALesson() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: "Class/02-count-down/Exercise.swift")
    let run = FakeRun(["test", "--lessons", "Class", "--all"], in: fixture)
    assertText(
      run.errors,
      "Class/01-count-up/Exercise.swift isn't there.")
    assertText(
      run.output,
      """
      ✓ Lesson 2 · Counting down                                          1 of 1 steps
      """)
    XCTAssertEqual(run.code, .failure)
  }

  func testAnExerciseThatCannotBeGradedAsData() throws {
    let fixture = try Fixture()
    try fixture.write("", to: Fixture.exercise(Fixture.down))
    let run = FakeRun(["test", "2", "--json"], in: fixture)
    let lesson = try XCTUnwrap(try DecodedReport(run.output).lessons.first)
    XCTAssertEqual(lesson.problem, "Lessons/02-count-down/Exercise.swift is empty.")
    XCTAssertEqual(lesson.state, "unreadable")
    assertText(
      run.errors,
      """
      Lessons/02-count-down/Exercise.swift is empty.
      Next: swift run workbook reset 2 puts the stub back; what is there now is kept.
      """)
    XCTAssertEqual(run.code, .failure)
  }
}
