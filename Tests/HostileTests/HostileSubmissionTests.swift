import Basics
import Curriculum
import Foundation
import Grading
import TestSupport
import XCTest

/// Each submission in `Tests/Hostile` comes to what its first line says, and leaves nothing behind.
final class HostileSubmissionTests: LongTestCase {
  func testEverySubmissionComesToWhatItsFirstLineSaysAndLeavesNothing() throws {
    let yard = try Yard()
    let all = try HostileSubmission.all(in: yard)
    XCTAssertGreaterThanOrEqual(all.count, 50)
    let cache = try SuccessCache(
      of: ["Grading", "ExerciseHost", "FoundationWarmUp", "HostileTests"], in: yard.repository)
    func parts(_ submission: HostileSubmission) throws -> [String] {
      [try cache.sum(of: submission.lesson.id), try contents(of: submission.path)]
    }
    func subject(_ submission: HostileSubmission) -> String {
      "hostile/\(submission.lesson.id)/\(submission.name)"
    }
    let submissions = try all.filter { try !cache.holds(subject($0), madeOf: parts($0)) }
    let before = try yard.files()
    // Most submissions only let their time run out.
    let results = try concurrently(submissions, workers: 4) { submission in
      let start = ContinuousClock.now
      let verdict = try yard.verdict(on: submission)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      return (verdict, seconds, try yard.running().count)
    }
    if submissions.count == all.count {
      XCTAssertTrue(results.contains { $0.2 > 0 }, "no process is seen while there are some")
    }
    for (submission, (verdict, seconds, _)) in zip(submissions, results) {
      XCTAssertTrue(
        submission.outcomes.contains(verdict.summary), "\(submission.name): \(verdict.summary)")
      XCTAssertFalse(verdict.passes, submission.name)
      XCTAssertLessThan(seconds, 120, submission.name)
      XCTAssertLessThan(size(of: verdict), 1 << 20, submission.name)
      for check in verdict.checks {
        XCTAssertLessThanOrEqual(check.output.lines.count, CountLimit.outputLines)
      }
    }
    // What they have left behind, if anything, spoils what is graded next.
    for id in Set(submissions.map(\.lesson.id)).sorted() {
      let lesson = try XCTUnwrap(submissions.first { $0.lesson.id == id }).lesson
      XCTAssertEqual(try yard.verdictOnSolution(of: lesson).summary, "passed", id)
    }
    XCTAssertEqual(try yard.files(), before, "a file was changed")
    XCTAssertEqual(try yard.stillRunning(), [])
    XCTAssertEqual(yard.close(), [])
    guard hasPassed else { return }
    for submission in submissions { cache.keep(subject(submission), madeOf: try parts(submission)) }
  }

  func testEachOfManyKindsIsThere() throws {
    let yard = try Yard()
    defer { _ = yard.close() }
    let outcomes = try HostileSubmission.all(in: yard).map(\.outcome)
    for kind in [
      "crashed exit", "crashed memory", "timedOut", "failed", "problem", "doesNotCompile",
    ] {
      XCTAssertTrue(outcomes.contains { $0.hasPrefix(kind) }, kind)
    }
  }

  /// How many characters of the exercise's a verdict keeps.
  private func size(of verdict: Verdict) -> Int {
    let messages = verdict.messages.reduce(0) { $0 + $1.text.utf8.count }
    return verdict.checks.reduce(messages) { sum, check in
      let difference = check.result.failure?.difference
      let texts =
        check.output.lines + check.result.given
        + [difference?.expected ?? "", difference?.actual ?? ""]
      return sum + texts.reduce(0) { $0 + $1.utf8.count }
    }
  }
}
