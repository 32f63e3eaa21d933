import Basics
import FixtureLessons
import Foundation
import XCTest

@testable import Classroom
@testable import Curriculum
@testable import Grading

/// What time has stopped in a class is graded once more, alone, at the end, as far as there is time left for it.
final class StoppedInClassTests: XCTestCase {
  private let right = "func down(_ number: Int) -> Int { number - 1 }\n"
  private let endless = "func down(_ number: Int) -> Int { while true {} }\n"

  func testWhatWasStoppedIsGradedOnceMoreAtTheEnd() throws {
    let taken = try grade([endless, right], timeout: .milliseconds(200), limit: .seconds(60))
    XCTAssertEqual(taken.map(\.name), [right, endless], "it is told only when it was graded again")
    XCTAssertEqual(taken.map(\.answer.passes), [true, false])
    let twice = try XCTUnwrap(taken.last)
    XCTAssertEqual(twice.answer.lasting?.ranOutOfTime, true)
  }

  func testNoExerciseHasMoreTimeThanThereIsForOne() throws {
    // The check alone would have taken ten times as long.
    let limit = Duration.seconds(2)
    let taken = try grade([endless, right], timeout: limit * 10, limit: limit)
    XCTAssertEqual(taken.map(\.name), [endless, right], "there is no time left for it")
    let spent = try XCTUnwrap(taken.first?.answer.lasting?.spent)
    XCTAssertGreaterThan(spent, limit / 2)
    XCTAssertLessThan(spent, limit * 2)
  }

  /// What was told, in this order.
  private func grade(
    _ texts: [String], timeout: Duration, limit: Duration
  ) throws -> [(name: String, answer: ClassGrading.Answer)] {
    let fixture = try Fixture()
    let lesson = try Course(repository: fixture.repository).lesson(in: Fixture.down)
    var grader = try Grader(
      repository: fixture.repository, suites: FixtureLessons.suites,
      environment: ProcessInfo.processInfo.environment, timeout: timeout)
    grader.limit = limit
    let taken = Locked<[(name: String, answer: ClassGrading.Answer)]>([])
    let questions = texts.map { text in
      ClassGrading.Question(
        name: text, lesson: lesson, exercise: .success(ExerciseFile(path: "x.swift", text: text)))
    }
    try ClassGrading(grader: grader, jobs: 1) { "\($0)" }.grade(questions) { question, answer, _ in
      taken.withLock { $0.append((question.name, answer)) }
    }
    return taken.withLock { $0 }
  }
}
