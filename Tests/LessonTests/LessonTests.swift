import Curriculum
import Foundation
import Grading
import WorkbookCLI
import XCTest

/// Tests the learner's exercises, just as `swift run workbook test` does, and remembers it as well.
///
/// A lesson that nobody has begun is skipped; one that was begun passes, or fails with its
/// verdict at the learner's line.
final class LessonTests: XCTestCase {
  func testLesson1PureFunctions() throws { try grade(1) }
  func testLesson2Reduce() throws { try grade(2) }
  func testLesson3LoginState() throws { try grade(3) }
  func testLesson4Store() throws { try grade(4) }
  func testLesson5CombinePullback() throws { try grade(5) }
  func testLesson6HigherOrderReducers() throws { try grade(6) }

  private func grade(_ number: Int) throws {
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    let standing: LessonStanding
    do {
      standing = try testedLesson(
        number, in: repository, environment: ProcessInfo.processInfo.environment)
    } catch {
      XCTFail(troubleText(error, repository: repository))
      return
    }
    let verdict = try XCTUnwrap(standing.verdict)
    let text = try verdictText(verdict, repository: repository)
    switch standing.state {
    case .passed: break
    case .untouched:
      let text = try skippedText(verdict, repository: repository)
      throw XCTSkip(text)
    case .failed, .doesNotCompile, .incomplete, .unreadable, .changed:
      let line = verdict.messages.first?.line ?? verdict.firstFailure?.line ?? 1
      fail("\n" + text, file: repository.root + "/" + verdict.file, line: line)
    }
  }
}
