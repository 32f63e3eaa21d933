import SuiteSupport
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// The first failure of any verdict on any lesson is seen without scrolling, and nothing is lost
/// where all was asked for.
final class VerdictRoomTests: LongTestCase {
  private static let rows = 24

  func testTheFirstFailureAndItsCounterexampleBeginOnTheFirstScreen() throws {
    let drawing = try Drawing.sample()
    try forAllVerdicts { verdict, name in
      let lines = drawing.lines(for: verdict).map(\.plainText)
      let failure = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("  ✗ ") }, name)
      let example = try XCTUnwrap(lines.firstIndex { $0.contains("example of ") }, name)
      XCTAssertLessThan(failure, example, name)
      XCTAssertLessThan(example, Self.rows, "\(name):\n\(lines.joined(separator: "\n"))")
      XCTAssertEqual(lines.count { $0.contains("example of ") }, 1, name)
      let others = verdict.checks.count { $0.fails && isBegun($0, verdict) }
      XCTAssertEqual(
        lines.count { $0.hasPrefix("  ✗ ") }, others, "\(name): each other failure is named")
    }
  }

  func testInFullNothingIsLeftOut() throws {
    var drawing = try Drawing.sample()
    drawing.isFull = true
    try forAllVerdicts(every: 16) { verdict, name in
      let text = drawing.lines(for: verdict).map(\.plainText).joined(separator: "\n")
      let words = text.split { $0.isWhitespace }.joined(separator: " ")
      for check in verdict.checks {
        XCTAssertTrue(words.contains(" \(check.text.title) "), "\(name): \(check.id)")
        XCTAssertEqual(
          text.contains("example of \(check.id)."), check.fails, "\(name): \(check.id)")
      }
      let failing = verdict.checks.count(where: \.fails)
      XCTAssertEqual(words.ranges(of: "Why: ").count, failing, name)
      XCTAssertEqual(words.ranges(of: " 3 hints").count, failing, name)
    }
  }

  /// What fails in a step that nobody has begun is named only if it is the first of all.
  private func isBegun(_ check: CheckVerdict, _ verdict: Verdict) -> Bool {
    let step = verdict.lesson.steps.first { $0.number == check.step }
    return check.id == verdict.nextCheck?.id || step.map(verdict.state) == .begun
  }

  /// Every check of every lesson as the first that fails, with all that can follow.
  ///
  /// - Parameter stride: how many of them to go on by.
  private func forAllVerdicts(every stride: Int = 1, _ body: (Verdict, String) throws -> Void)
    throws
  {
    var dice = Dice()
    for lesson in try Course(repository: Fixture.workbook).lessons {
      for first in lesson.checks.indices where first.isMultiple(of: stride) {
        let verdict = verdict(on: lesson, failingFrom: first, &dice)
        try body(verdict, "\(lesson.id), \(lesson.checks[first].id)")
      }
    }
  }

  private func verdict(on lesson: Lesson, failingFrom first: Int, _ dice: inout Dice) -> Verdict {
    let steps = lesson.steps.map(\.number)
    let exercise = ReadExercise(
      text: "", untouchedSteps: Set(steps.filter { _ in dice.throwing(3) == 0 }),
      declarations: Dictionary(uniqueKeysWithValues: steps.map { ($0, dice.throwing(200)) }))
    var index = -1
    return Verdict(
      judging: lesson, file: "Lessons/\(lesson.id)/Exercise.swift", exercise
    ) { check in
      index += 1
      if index < first || (index > first && dice.throwing(3) == 0) {
        check.result = .passed
      } else if index == first || dice.throwing(2) == 0 {
        fail(&check, &dice)
      }
    }
  }

  private func fail(_ check: inout CheckVerdict, _ dice: inout Dice) {
    let long = " in a line that is longer than any screen is wide, so that it takes several"
    let given =
      ["example of \(check.id)."]
      + (0..<dice.throwing(60)).map { "line \($0)" + (dice.throwing(2) == 0 ? long : "") }
    func tree(_ count: Int) -> Tree {
      let parts = (0..<count).map { Tree.Child(label: "part\($0)", value: .leaf("\(count)")) }
      return .node(opening: "(", children: parts, closing: ")")
    }
    check.output = ExerciseOutput(lines: Array(repeating: "printed", count: dice.throwing(20)))
    let place = SourceLocation(line: dice.throwing(200))
    let count = dice.throwing(40)
    check.result =
      switch dice.throwing(4) {
      case 0: .unanswered(.ended(Crash(.stackOverflow, at: place)), given: given)
      case 1: .unanswered(.late(.computing, seconds: 10), given: given)
      default:
        .failed(
          CheckFailure(
            given: given,
            difference: count == 0 ? nil : Difference(expected: tree(count), actual: .leaf("1"))))
      }
  }
}

/// Numbers that look random and are the same in every run.
private struct Dice {
  private var state: UInt64 = 11

  mutating func throwing(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}
