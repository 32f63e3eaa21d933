import Authoring
import Curriculum
import Foundation
import Launching
import LessonSuites
import XCTest

/// The workbook's own lessons, each with what proves it.
struct Workshop {
  let repository: Repository
  let course: Course

  init() throws {
    repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    course = try Course(repository: repository)
  }

  /// Expects that nothing is wrong with a part of any lesson.
  ///
  /// - Parameter wrongOnes: one of how many wrong exercises is graded.
  func expectNothingWrong(
    with part: LessonProof.Part, wrongOnes: Int = 1, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    XCTAssertFalse(course.lessons.isEmpty, file: file, line: line)
    for lesson in course.lessons {
      var proof = try LessonProof(
        of: lesson, in: repository, suites: LessonSuites.all,
        environment: ProcessInfo.processInfo.environment)
      proof.wrongOnes = wrongOnes
      for finding in try proof.findings(of: part) {
        XCTFail("\(finding.file):\(finding.line): \(finding.fault)", file: file, line: line)
      }
    }
  }
}
