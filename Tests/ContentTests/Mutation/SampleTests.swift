import Curriculum
import Foundation
import Launching
import Mutation
import TestSupport
import XCTest

/// Grades a fixed few of the mutants with the real compiler; `swift run mutants` grades them all.
final class SampleTests: LongTestCase {
  func testEverySuiteNoticesTheMutantsOfTheSample() throws {
    let grader = try grader()
    let cache = try SuccessCache(
      of: ["Mutation", "ExerciseHost", "FoundationWarmUp"], in: grader.repository)
    for lesson in grader.course.lessons {
      let reasons = try equivalents(grader).reasons[lesson.id] ?? [:]
      let parts = [try cache.sum(of: lesson.id)] + reasons.keys.sorted()
      let faults = try cache.faults(of: "mutants/\(lesson.id)", madeOf: parts) {
        let mutants = Mutant.sample(try grader.mutants(of: lesson))
        let outcomes = try grader.outcomes(of: mutants, lesson: lesson)
        let score = Score(
          lesson: lesson.id, mutants: mutants, outcomes: outcomes, reasons: reasons)
        return score.survivors.map(\.id) + score.complaints
          + (score.compiled < 2 ? ["Almost nothing compiles."] : [])
      }
      XCTAssertEqual(faults, [], lesson.id)
    }
  }

  func testEveryListedMutantIsThereAndHasAReason() throws {
    let grader = try grader()
    let listed = try equivalents(grader)
    let lessons = Set(grader.course.lessons.map(\.id))
    XCTAssertTrue(lessons.isSuperset(of: listed.reasons.keys))
    for lesson in grader.course.lessons {
      let mutants = try grader.mutants(of: lesson)
      XCTAssertGreaterThanOrEqual(mutants.count, Score.least, lesson.id)
      XCTAssertEqual(listed.stale(lesson: lesson.id, mutants: mutants), [], lesson.id)
      XCTAssertFalse((listed.reasons[lesson.id] ?? [:]).values.contains(""), lesson.id)
    }
  }

  private func grader() throws -> MutantGrader {
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    return try MutantGrader(
      repository: repository, environment: ProcessInfo.processInfo.environment)
  }

  private func equivalents(_ grader: MutantGrader) throws -> Equivalents {
    let path = grader.repository.root + "/Tests/Mutants/Equivalent.md"
    return Equivalents(parsing: try contents(of: path))
  }
}
