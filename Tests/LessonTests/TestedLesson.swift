import Commands
import Curriculum
import Foundation
import Grading
import Launching
import LessonSuites
import Verdicts
import XCTest

/// A lesson that is tested once for all of its checks, just as `workbook test` does, and remembered
/// as well.
struct TestedLesson: Sendable {
  let repository: Repository
  /// What came of it, or whatever kept it from being graded.
  let standing: Result<LessonStanding, any Error>

  /// - Parameter number: of the lesson, from 1.
  init(_ number: Int) {
    guard let repository = Repository(searchingFrom: #filePath) else {
      preconditionFailure("The tests stand in the workbook's own folder.")
    }
    let environment = ProcessInfo.processInfo.environment
    let spoken = repository.spoken(in: environment)
    self.repository = spoken
    standing = Result {
      try testedLesson(
        number, in: spoken, suites: LessonSuites.all, environment: environment)
    }
  }
}

extension XCTestCase {
  /// Passes if the check passes, and else fails at the learner's line. Skipped while nobody has begun
  /// the lesson, and while the check waits for another.
  func expect(_ id: String, in lesson: TestedLesson) throws {
    let repository = lesson.repository
    let standing: LessonStanding
    switch lesson.standing {
    case .success(let value): standing = value
    case .failure(let error): return XCTFail(errorText(error, repository: repository))
    }
    let verdict = try XCTUnwrap(standing.verdict)
    guard standing.state != .untouched else {
      let text = try skippedText(verdict, repository: repository)
      throw XCTSkip(text)
    }
    guard let check = verdict.checks.first(where: { $0.id == id }) else {
      XCTAssertNotNil(verdict.lesson.check(id), "no such check")
      throw XCTSkip("This compiler writes down nothing to read.")
    }
    guard check.result != .passed else { return }
    let text = try checkText(
      check, in: verdict, repository: repository,
      environment: ProcessInfo.processInfo.environment)
    // A check that waits says nothing of the exercise, unless nothing could be checked at all.
    if check.result == .waiting, verdict.saysWhichPass { throw XCTSkip(text) }
    fail(
      text, file: "\(repository.root)/\(verdict.file)",
      line: verdict.messages.first?.line ?? verdict.place(of: check)?.line ?? 1)
  }
}
