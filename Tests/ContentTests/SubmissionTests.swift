import Curriculum
import Foundation
import Grading
import TestSupport
import Verdicts
import XCTest

/// Grades everything that stands beside the suites, with the real compiler and real processes.
final class SubmissionTests: XCTestCase {
  func testEveryStubScoresNothing() throws {
    let workshop = try Workshop()
    let verdicts = try concurrently(workshop.course.lessons) {
      try workshop.verdict(on: $0, "Stub.swift")
    }
    XCTAssertEqual(verdicts.count, 6)
    for verdict in verdicts {
      XCTAssertTrue(verdict.saysWhichPass, verdict.lesson.id)
      XCTAssertEqual(verdict.passedCount, 0, verdict.lesson.id)
      let states = Set(verdict.checks.map(\.result.name))
      XCTAssertTrue(states.isSubset(of: ["failed", "waiting"]), "\(verdict.lesson.id): \(states)")
    }
  }

  func testEveryReferenceSolutionPasses() throws {
    let workshop = try Workshop()
    let verdicts = try concurrently(workshop.course.lessons) {
      try workshop.verdict(on: $0, "Solution.swift")
    }
    for verdict in verdicts { assertPasses(verdict) }
  }

  func testEveryRightSubmissionPasses() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let files = try workshop.submissions("Right", of: lesson)
      XCTAssertGreaterThanOrEqual(files.count, 4, lesson.id)
      let verdicts = try concurrently(files) { try workshop.verdict(on: lesson, submission: $0) }
      for verdict in verdicts { assertPasses(verdict) }
    }
  }

  func testEveryWrongSubmissionFailsAtTheCheckThatItsFirstLineNames() throws {
    let workshop = try Workshop(timeout: .seconds(3))
    for lesson in workshop.course.lessons {
      let files = try workshop.submissions("Wrong", of: lesson)
      XCTAssertGreaterThanOrEqual(files.count, 8, lesson.id)
      let verdicts = try concurrently(files) { try workshop.verdict(on: lesson, submission: $0) }
      var named: Set<String> = []
      for (file, verdict) in zip(files, verdicts) {
        let source = try contents(of: "\(workshop.repository.suite(of: lesson.id))/\(file)")
        let lines = source.split(separator: "\n")
        let check = lines[0].wholeMatch(of: /\/\/ Fails: (\S+)/).map { String($0.1) }
        XCTAssertEqual(verdict.firstFailure?.id, check, "\(verdict.file)\n\(verdict.messages)")
        XCTAssertTrue(lines[1].hasPrefix("// Diagnosis: "), verdict.file)
        XCTAssertTrue(verdict.saysWhichPass, verdict.file)
        // A third line names the mistake that the verdict has to name; without it, it names none.
        let mistake = lines[2].wholeMatch(of: /\/\/ Mistake: (\S+)/).map { String($0.1) }
        XCTAssertEqual(
          verdict.checks.compactMap(\.result.failure?.mistake),
          mistake.map { [lesson.mistakes[$0] ?? $0] } ?? [], verdict.file)
        if let mistake { named.insert(mistake) }
      }
      XCTAssertEqual(named, Set(lesson.mistakes.keys), lesson.id)
    }
  }

  func testNoSubmissionRepeatsWhatTheSolutionHas() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let solution = try contents(of: workshop.repository.solution(of: lesson.id))
      for file in try ["Right", "Wrong"].flatMap({ try workshop.submissions($0, of: lesson) }) {
        let submission = try Submission(
          contentsOf: "\(workshop.repository.suite(of: lesson.id))/\(file)")
        // A right one may be another exercise altogether.
        let isWhole = submission.isWhole(beside: solution)
        XCTAssertFalse(isWhole && file.hasPrefix("Wrong/"), submission.path)
        XCTAssertEqual(try submission.repetitions(of: solution), [], submission.path)
      }
    }
  }

  private func assertPasses(_ verdict: Verdict) {
    let failures = verdict.checks.filter { $0.result != .passed }.map { "\($0.id) \($0.result)" }
    XCTAssertEqual(failures, [], verdict.file)
    XCTAssertTrue(verdict.passes, "\(verdict.file) \(verdict.messages) \(verdict.missing)")
  }
}
