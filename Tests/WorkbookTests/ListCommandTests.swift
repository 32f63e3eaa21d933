import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

final class ListCommandTests: XCTestCase {
  func testListsTheLessonsWithTheirProgress() throws {
    let fixture = try Fixture()
    try fixture.write("// begun", to: Fixture.exercise(Fixture.down))
    let run = FakeRun(["list"], in: fixture)
    assertText(
      run.output,
      """
      Reducers and state, in eight lessons                                0 of 3 steps
      ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   0 %

        1  Counting up                                                     · untouched
        2  Counting down                                                     … changed
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(fixture.paths(below: ".workbook"), [], "listing keeps nothing")
  }

  func testAsData() throws {
    let fixture = try Fixture()
    try fixture.write("// begun", to: Fixture.exercise(Fixture.down))
    try fixture.write(
      """
      {"at":"2026-01-02T10:00:00Z","lesson":"01-count-up","what":{"graded":{"of":3,"passed":1}}}
      {"at":"2026-01-02T10:01:00Z","lesson":"01-count-up","what":{"hintShown":{"check":"up.adds-one","strength":2}}}
      {"at":"2026-01-02T10:02:00Z","lesson":"01-count-up","what":{"graded":{"of":3,"passed":3}}}

      """, to: ".workbook/progress.jsonl")
    let run = FakeRun(["list", "--json"], in: fixture)
    assertText(
      run.output,
      """
      {
        "lessons" : [
          {
            "attempts" : 2,
            "checks" : 3,
            "file" : "Lessons/01-count-up/Exercise.swift",
            "hints" : 2,
            "id" : "01-count-up",
            "number" : 1,
            "passed" : 0,
            "passedAt" : "2026-01-02T10:02:00Z",
            "passedSteps" : 0,
            "state" : "untouched",
            "steps" : 2,
            "title" : "Counting up"
          },
          {
            "attempts" : 0,
            "checks" : 1,
            "file" : "Lessons/02-count-down/Exercise.swift",
            "hints" : 0,
            "id" : "02-count-down",
            "number" : 2,
            "passed" : 0,
            "passedSteps" : 0,
            "state" : "changed",
            "steps" : 1,
            "title" : "Counting down"
          }
        ],
        "version" : 2
      }
      """)
    XCTAssertEqual(run.code, .success)
  }

  func testALessonThatCannotBeReadIsListedWithTheReason() throws {
    let fixture = try Fixture()
    let path = "Tests/Suites/\(Fixture.down)/Feedback.md"
    let text = try XCTUnwrap(fixture.text(of: path))
    try fixture.write(text.replacing("Module:", with: "Modul:"), to: path)
    let reason = "\(path):1 lacks something: Module:. It belongs to the workbook"
    for arguments in [["list"], ["list", "--plain"], []] {
      let run = FakeRun(arguments, in: fixture) { $0.lines = ["q"] }
      let output = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      XCTAssertTrue(output.contains(Fixture.down), output)
      XCTAssertTrue(output.contains(reason), output)
      XCTAssertEqual(run.errors, "")
    }
    let data = FakeRun(["list", "--json"], in: fixture).output
    XCTAssertTrue(data.contains(reason), data)
    // Whatever else is done with all lessons says so beside it.
    XCTAssertTrue(FakeRun(["doctor"], in: fixture).errors.contains("lacks something"))
  }

  func testWorksFromAFolderBelow() throws {
    let fixture = try Fixture()
    let below = FakeRun(["list"], in: fixture) { $0.directory = "Lessons/01-count-up" }
    XCTAssertEqual(below.output, FakeRun(["list"], in: fixture).output)
    XCTAssertEqual(below.code, .success)
  }

  func testInColourOnlyAtATerminalThatWantsIt() throws {
    let fixture = try Fixture()
    let table: [(arguments: [String], environment: [String: String], hasColour: Bool)] = [
      (["list"], ["TERM": "xterm"], true), (["list", "--plain"], ["TERM": "xterm"], false),
      (["list"], ["TERM": "dumb"], false), (["list"], [:], false),
      (["list"], ["TERM": "xterm", "NO_COLOR": "1"], false),
    ]
    for (arguments, environment, hasColour) in table {
      let run = FakeRun(arguments, in: fixture) {
        $0.isOutputTerminal = true
        $0.environment = environment
      }
      XCTAssertEqual(run.output.contains("\u{1B}"), hasColour, "\(arguments) \(environment)")
    }
  }

  func testTheStatesAsData() throws {
    let fixture = try Fixture()
    try fixture.write("// begun", to: Fixture.exercise(Fixture.down))
    try fixture.write(
      TestCommandTests.graded(Fixture.down, 0, of: 1), to: ".workbook/progress.jsonl")
    let run = FakeRun(["list", "--json"], in: fixture)
    let states = run.output.matches(of: /"state" : "(\w+)"/).map { String($0.1) }
    XCTAssertEqual(states, ["untouched", "changed"])
  }
}
