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
  /// - Parameter gradesOneForEachCheck: whether that is enough of the wrong exercises.
  func expectNothingWrong(
    with part: LessonProof.Part, gradesOneForEachCheck: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    XCTAssertFalse(course.lessons.isEmpty, file: file, line: line)
    for lesson in course.lessons {
      var proof = try LessonProof(
        of: lesson, in: repository, suites: LessonSuites.all,
        environment: ProcessInfo.processInfo.environment)
      proof.gradesOneForEachCheck = gradesOneForEachCheck
      if part == .damage {
        // A judge that traps says nothing any more.
        FileHandle.standardError.write(Data("\(lesson.id): WORKBOOK_SEED=\(proof.seed)\n".utf8))
      }
      for finding in try proof.findings(of: part) {
        XCTFail("\(finding.file):\(finding.line): \(finding.fault)", file: file, line: line)
      }
    }
  }
}
