import XCTest

@testable import Curriculum
@testable import Grading
@testable import Purity
@testable import SuiteSupport

/// How raw results become a verdict in the lesson's words.
final class VerdictTests: XCTestCase {
  private func text(_ id: String) -> CheckText {
    CheckText(
      id: id, title: "title of \(id)", why: "", section: "", hints: [],
      notes: ["off-by-one": "One too many."])
  }

  private var lesson: Lesson {
    Lesson(
      number: 2, id: "02-reduce", module: "Reduce", title: "Reduce",
      steps: [
        Step(number: 1, title: "reduce", anchor: "func reduce(", checks: [text("a"), text("b")]),
        Step(number: 2, title: "replay", anchor: "func replay(", checks: [text("c")]),
      ],
      interface: ["Event": "`Event` lost its shape."],
      comments: ["again": "again, for the {number}rd time", "late": "too late"])
  }

  private func verdict(
    _ outcome: Grader.Outcome, on text: String = "let one = 1\nlet two = 2\n", stub: String = ""
  ) -> Verdict {
    Verdict(
      outcome, on: ExerciseFile(path: "", text: text), of: lesson, file: "Exercise.swift",
      stub: Stub(stub))
  }

  private func verdict(_ results: [String: RawResult]) -> Verdict {
    verdict(.report(RawReport(results: results)))
  }

  func testEveryCheckHasToPass() {
    XCTAssertTrue(verdict(["a": .passed, "b": .passed, "c": .passed]).passes)
    for results: [String: RawResult] in [
      [:], ["a": .passed, "b": .passed], ["a": .passed, "b": .passed, "x": .passed],
      ["a": .passed, "b": .passed, "c": .unanswered(.late(.computing, seconds: 10), given: [])],
    ] {
      let verdict = verdict(results)
      XCTAssertTrue(verdict.saysWhichPass, "\(results)")
      XCTAssertFalse(verdict.passes, "\(results)")
    }
  }

  func testACheckWithoutAResultWaits() {
    let verdict = verdict(["b": .passed])
    XCTAssertEqual(verdict.checks.map(\.result), [.waiting, .passed, .waiting])
    XCTAssertEqual(verdict.checks.map(\.step), [1, 1, 2])
    XCTAssertEqual(verdict.passedCount, 1)
    XCTAssertEqual(verdict.nextCheck?.result, .waiting, "nothing fails: the first that waits")
  }

  func testAFailureTellsItsCounterexampleAndItsNote() throws {
    let mismatch = Mismatch(
      given: ["reduce(3)"], expected: .leaf("4"), actual: .leaf("5"), note: "off-by-one")
    let verdict = verdict(["a": .passed, "b": .failed(mismatch)])
    let check = try XCTUnwrap(verdict.nextCheck)
    XCTAssertEqual(check.id, "b")
    XCTAssertEqual(check.text.title, "title of b")
    let failure = try XCTUnwrap(check.result.failure)
    XCTAssertEqual(failure.given, ["reduce(3)"])
    XCTAssertEqual(failure.difference?.expected, "4")
    XCTAssertEqual(failure.difference?.actual, "5")
    XCTAssertEqual(failure.note, "One too many.")
    XCTAssertEqual(
      failure.difference?.lines,
      [
        DiffLine(kind: .expected, depth: 0, text: "4"),
        DiffLine(kind: .actual, depth: 0, text: "5"),
      ])
  }

  func testANoteThatTheLessonDoesNotHaveIsLeftOut() throws {
    let verdict = verdict(["a": .failed(Mismatch(given: [], note: "unknown"))])
    XCTAssertNil(try XCTUnwrap(verdict.nextCheck?.result.failure).note)
  }

  func testCommentsStandInTheLessonsWordsWhereverTheyAreShown() throws {
    let again = Comment("again", ["number": "3"])
    let mismatch = Mismatch(
      given: ["reduce(3)" + again.trailing, "state"], expected: .leaf("4"),
      actual: .leaf(Comment("late").words))
    let failure = try XCTUnwrap(verdict(["a": .failed(mismatch)]).nextCheck?.result.failure)
    XCTAssertEqual(failure.given, ["reduce(3)  // again, for the 3rd time", "state"])
    XCTAssertEqual(failure.difference?.actual, "too late")
    XCTAssertEqual(failure.difference?.lines.map(\.text), ["4", "too late"])
    let given = [again.line, Comment("unknown").line]
    for result: RawResult in [
      .unanswered(.ended(overflow), given: given),
      .unanswered(.late(.computing, seconds: 10), given: given),
      .unanswered(.tooLong, given: given),
    ] {
      XCTAssertEqual(
        verdict(["a": result]).nextCheck?.result.given,
        ["// again, for the 3rd time", "// unknown"])
    }
  }

  func testACrashTellsReasonAndPlace() throws {
    let crash = RawResult.unanswered(.ended(overflow), given: ["reduce(3)"])
    let check = try XCTUnwrap(verdict(["a": crash]).nextCheck)
    XCTAssertEqual(
      check.result,
      .unanswered(
        .ended(Crash(.trap("arithmetic overflow"), at: SourceLocation(line: 2, column: 16))),
        given: ["reduce(3)"]))
  }

  private var overflow: Crash {
    Crash(.trap("arithmetic overflow"), at: SourceLocation(line: 2, column: 16))
  }

  func testWhatIsMissingIsSaidInTheLessonsWords() {
    XCTAssertEqual(
      verdict(.missing(["Event", "other"])).missing,
      [
        MissingInterface(name: "Event", explanation: "`Event` lost its shape."),
        MissingInterface(name: "other", explanation: "other"),
      ])
    XCTAssertFalse(verdict(.missing(["Event"])).saysWhichPass)
  }

  func testWhatIsMissingIsToldWhereItShouldBe() {
    let stub = """
      // MARK: - Given
      struct Whole {
        var part = 1
      }
      // MARK: - Step 1: x
      enum Event {
      }
      // MARK: - Step 2: y
      func replay() {
      }
      """
    let text = stub.replacing("  var part = 1\n", with: "").replacing("enum Event {\n}\n", with: "")
    let names = ["Event", "replay(_:)", "replay()", "Whole.part", "Event.up", "other"]
    let verdict = verdict(.missing(names), on: text, stub: stub)
    XCTAssertEqual(
      verdict.missing.map { "\($0.name) \($0.line ?? 0)" },
      ["Event 4", "Whole.part 2", "Event.up 4", "other 0"])
    XCTAssertEqual(verdict.lineInTheWay, 2)
    XCTAssertEqual(verdict.stepInTheWay?.number, 1)
    let declared = self.verdict(.missing(["replay(_:)", "Whole"]), on: text, stub: stub)
    XCTAssertEqual(declared.missing.map(\.line), [6, 2])
  }

  func testMessagesOfTheCompilerBringTheirLine() {
    let messages = [2, 3, 9].map { CompilerMessage(line: $0, column: 8, text: "expected") }
    let verdict = verdict(.doesNotCompile(messages), on: "let a = 1\nlet b =\n")
    XCTAssertEqual(verdict.messages.map(\.source), ["let b =", "", nil])
  }

  func testAStepIsPassedBegunOrNeither() {
    let results: [String: RawResult] = [
      "a": .passed, "b": .passed, "c": .unanswered(.late(.computing, seconds: 10), given: []),
    ]
    let stub = "// MARK: - Step 1: x\n// MARK: - Step 2: y\n"
    let report = Grader.Outcome.report(RawReport(results: results))
    XCTAssertEqual(states(of: verdict(report, on: stub, stub: "other")), [.passed, .begun])
    XCTAssertEqual(
      states(of: verdict(report, on: stub, stub: stub)), [.passed, .notBegun],
      "what passes was not left alone")
  }

  func testAStepInThePartOfAnotherIsOpenAndDoesNotFailBeforeTheStepsAboveIt() {
    // Step 2 has no part of its own: it changes what step 1 has written.
    let stub = """
      // MARK: - Step 1: x
      func reduce() {
      }
      // MARK: - Step 2: y
      // Back in `reduce`.

      """
    let written = stub.replacing("{", with: "{ print()")
    let late = RawResult.unanswered(.late(.computing, seconds: 10), given: [])
    let fails = CheckResult.unanswered(.late(.computing, seconds: 10), given: [])
    for (text, first, states, second) in [
      (stub, late, [.notBegun, .notBegun], .waiting),
      (written, late, [.begun, .open], .waiting),
      (written, .passed, [.passed, .open], fails),
      (written + "let kept = 1\n", .passed, [.passed, .begun], fails),
    ] as [(String, RawResult, [StepState], CheckResult)] {
      let report = RawReport(results: ["a": first, "b": .passed, "c": late])
      let verdict = verdict(.report(report), on: text, stub: stub)
      XCTAssertEqual(self.states(of: verdict), states)
      XCTAssertEqual(verdict.checks.last?.result, second)
      XCTAssertEqual(
        verdict.checks.last.map(verdict.isOpen), states[1] == .open && second == fails)
      XCTAssertFalse(verdict.passes)
    }
  }

  private func states(of verdict: Verdict) -> [StepState] {
    verdict.lesson.steps.map { verdict.state(of: $0) }
  }

  func testFailedChecksPointToTheirStep() {
    let text = "// MARK: - Step 1: x\n\nfunc reduce() {}\n// MARK: - Step 2: y\n"
    let results: [String: RawResult] = [
      "a": .unanswered(.late(.computing, seconds: 10), given: []),
      "b": .unanswered(.ended(overflow), given: []),
    ]
    let verdict = verdict(.report(RawReport(results: results)), on: text)
    // The step's declaration; the line of the crash; the heading, where the declaration is gone.
    XCTAssertEqual(verdict.checks.map { verdict.place(of: $0)?.line }, [3, 2, 4])
  }

  func testAFailedCheckPointsToWhatItsWordsName() {
    var lesson = lesson
    lesson.interface = ["reduce(_:)": "", "Store": "", "Store.send(_:)": ""]
    lesson.mistakes = ["loses": "Your `Store` loses it.", "swaps": "Your `reduce` swaps both."]
    lesson.steps[1].checks[0].anchors = ["Store.tell", "Store.send"]
    let text = """
      // MARK: - Step 1: x
      func reduce() {}
      // MARK: - Step 2: y
      final class Store {
        let reduce = 1

        func send() {}
      }
      """
    func line(_ mistake: String?, title: String = "") -> Int? {
      lesson.steps[1].checks[0].title = title
      var report = RawReport(results: ["c": .failed(Mismatch(given: []))])
      report.mistakes["c"] = mistake
      let verdict = Verdict(
        .report(report), on: ExerciseFile(path: "", text: text), of: lesson, file: "",
        stub: Stub(""))
      return verdict.nextCheck.flatMap(verdict.place)?.line
    }
    XCTAssertEqual(line(nil), 7, "the first of its anchors that there is")
    XCTAssertEqual(line("loses"), 7, "of a type the member that the check is about")
    XCTAssertEqual(line("swaps"), 2, "a function rather than a property of the same name")
    lesson.mistakeAnchors = ["swaps": ["Store.reduce"]]
    XCTAssertEqual(line("swaps"), 5, "where the mistake is made")
    lesson.steps[1].checks[0].anchors = []
    XCTAssertEqual(line(nil, title: "unlike `other()`, `reduce(_:)` adds"), 4, "no such labels")
    XCTAssertEqual(line(nil, title: "unlike `other()`, `reduce` adds"), 2)
    XCTAssertEqual(line(nil), 4, "what stands first below the step's heading")
  }

  func testAFailedCheckTellsWhatItMayComeFrom() {
    let text = "// MARK: - Step 1: x\nfunc reduce() {\n  chance()\n}\nfunc replay() {}\n"
    let reason = PurityReason(kind: .random, line: 3, subject: "chance")
    let failed = RawResult.failed(Mismatch(given: []))
    var report = RawReport(results: ["a": failed, "b": .passed, "c": failed])
    report.causes = [Cause(line: 2, impurity: Impurity(function: "reduce()", reason: reason))]
    let verdict = verdict(.report(report), on: text)
    XCTAssertEqual(verdict.checks.map { $0.cause?.function }, ["reduce()", nil, nil])
    XCTAssertEqual(verdict.checks.map { verdict.place(of: $0)?.line }, [3, nil, 5])
  }

  func testWhatIsToldAsACauseIsNotToldByReadingAgain() {
    let text = "// MARK: - Step 1: x\nfunc reduce() {\n  clock()\n  print()\n}\n"
    let asking = PurityReason(kind: .time, line: 3, subject: "clock")
    let printing = PurityReason(kind: .output, line: 4, subject: "print")
    let asksAgain = PurityReason(kind: .time, line: 9, subject: "clock")
    let rows: [(read: PurityReason, told: [CatalogueEntry.Impurity], isTold: Bool)] = [
      (asking, [], false), (printing, [], true), (asksAgain, [], true), (asksAgain, [.time], false),
    ]
    for (read, told, isTold) in rows {
      var entry = CatalogueEntry(id: "b", step: 1, after: [])
      entry.told = told
      var report = RawReport(
        catalogue: [entry],
        results: [
          "a": .failed(Mismatch(given: [])),
          "b": .impure(Impurity(function: "reduce()", reason: read)),
        ])
      report.causes = [Cause(line: 2, impurity: Impurity(function: "reduce()", reason: asking))]
      XCTAssertEqual(verdict(.report(report), on: text).checks[1].fails, isTold)
      report.results["a"] = .passed
      let impurity = Impurity(function: "reduce()", reason: read, isToBePure: told.isEmpty)
      XCTAssertEqual(verdict(.report(report), on: text).checks[1].result, .impure(impurity))
    }
  }

  func testACrashAtALineThatThereIsNotIsAtItsStep() {
    var claimed = Crash(.signal(11))
    claimed.place = SourceLocation(line: 99, column: 7)
    let results: [String: RawResult] = ["a": .unanswered(.ended(claimed), given: [])]
    let verdict = verdict(
      .report(RawReport(results: results)), on: "// nothing\nfunc reduce() {}\n")
    XCTAssertEqual(verdict.nextCheck.flatMap(verdict.place), SourceLocation(line: 2))
  }
}
