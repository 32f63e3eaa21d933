import Curriculum
import Foundation
import Grading
import Launching
import LessonSuites
import Program

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
