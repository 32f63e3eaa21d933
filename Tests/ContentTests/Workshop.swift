import Curriculum
import Foundation
import Grading
import LessonSuites
import Processes
import Verdicts
import XCTest

/// The workbook's own files, and a grader for whatever stands in the suites' folders.
struct Workshop {
  let repository: Repository
  let course: Course
  let grader: Grader
  let toolchain: Toolchain

  init(timeout: Duration = Grader.defaultTimeout) throws {
    let environment = ProcessInfo.processInfo.environment
    repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    course = try Course(repository: repository)
    let helps = try CompilerHelp.all(in: contents(of: repository.suites + "/Compiler.md"))
    grader = try Grader(
      repository: repository, suites: LessonSuites.all, environment: environment, helps: helps,
      timeout: timeout)
    toolchain = try Toolchain(environment: environment)
  }

  /// The verdict on a file in a suite's folder, judged even if it is the stub.
  func verdict(on lesson: Lesson, _ file: String) throws -> Verdict {
    try grader.grade(
      lesson, exercise: "\(repository.suite(of: lesson.id))/\(file)", skipsUntouched: false)
  }

  /// The verdict on a submission, with what it leaves to the solution.
  func verdict(on lesson: Lesson, submission file: String) throws -> Verdict {
    let exercise = ExerciseFile(
      path: "\(repository.suite(of: lesson.id))/\(file)",
      text: try repository.submission(file, of: lesson.id))
    return try grader.grade(lesson, exercise: exercise)
  }

  /// The submissions of a kind, `Right` or `Wrong`, as paths from the suite's folder.
  func submissions(_ kind: String, of lesson: Lesson) throws -> [String] {
    let folder = "\(repository.suite(of: lesson.id))/\(kind)"
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(kind)/\($0)" }
  }

  /// Runs the compiler and gives what it complains about; nothing if all is well.
  func complaints(_ arguments: [String]) throws -> String {
    let command = Command(
      toolchain.compiler, arguments, environment: ProcessInfo.processInfo.environment)
    let result = try capture(command, limit: .seconds(60))
    return result.ending.isSuccess ? "" : result.errors + "\(result.ending)"
  }
}
