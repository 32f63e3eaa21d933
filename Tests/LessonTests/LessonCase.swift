import Curriculum
import Foundation
import Launching
import LessonSuites
import Program
import XCTest

/// Grades the learner's exercise of a lesson as `workbook test` does, and keeps the verdict as well.
class LessonCase: XCTestCase {
  /// Fails once for each check that fails, at the learner's line; where none does, once for the step that
  /// is to be begun. Skipped while the exercise is still the stub. A check that waits isn't told.
  func check(_ lesson: Int) throws {
    let environment = ProcessInfo.processInfo.environment
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath)).spoken(in: environment)
    let status: LessonStatus
    do {
      status = try testedLesson(
        lesson, in: repository, suites: LessonSuites.all, environment: environment)
    } catch {
      return XCTFail(errorText(error, repository: repository))
    }
    let verdict = try XCTUnwrap(status.verdict)
    guard status.state != .untouched else {
      let text = try skippedText(verdict, repository: repository)
      throw XCTSkip(text)
    }
    // What doesn't compile is told once, and not for each check that waits for it.
    var failures = verdict.checks.filter(\.fails)
    if failures.isEmpty, !verdict.passes {
      failures = Array([verdict.nextCheck ?? verdict.checks.first].compactMap(\.self))
    }
    for check in failures {
      let text = try checkText(
        check, in: verdict, repository: repository, environment: environment)
      fail(
        text, file: "\(repository.root)/\(verdict.file)",
        line: verdict.messages.first?.line ?? verdict.place(of: check)?.line ?? 1)
    }
  }
}
