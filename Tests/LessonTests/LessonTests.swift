import Curriculum
import Foundation
import Grading
import WorkbookCLI
import XCTest

/// Grades the learner's exercises, with the same code as `swift run workbook test`.
///
/// A lesson that nobody has begun is skipped; one that was started passes, or fails with its
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
    let verdict: Verdict
    do {
      let course = try Course(repository: repository)
      let lesson = try course.lesson(named: String(number))
      let helps = try CompilerHelp.all(in: contents(of: repository.suites + "/Compiler.md"))
      let grader = try Grader(
        repository: repository, environment: ProcessInfo.processInfo.environment, helps: helps)
      verdict = try grader.grade(lesson)
    } catch {
      XCTFail(troubleText(error, repository: repository))
      return
    }
    let text = try verdictText(verdict, repository: repository)
    switch verdict.state {
    case .passed: break
    case .untouched:
      let text = try skippedText(verdict, repository: repository)
      throw XCTSkip(text)
    case .failed, .doesNotCompile, .missingAPI:
      let line = verdict.messages.first?.line ?? verdict.firstFailure?.line ?? 1
      fail("\n" + text, file: repository.root + "/" + verdict.file, line: line)
    }
  }
}
