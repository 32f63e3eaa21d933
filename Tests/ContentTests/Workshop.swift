import Authoring
import Basics
import Curriculum
import Foundation
import Launching
import LessonSuites
import TestSupport
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
  /// What takes the compiler is left out where nothing was wrong the last time and nothing has changed
  /// since.
  func expectNothingWrong(
    with part: LessonProof.Part, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    XCTAssertFalse(course.lessons.isEmpty, file: file, line: line)
    let cache = try SuccessCache(
      of: ["Authoring", "ExerciseHost", "FoundationWarmUp"], in: repository)
    // Some exercises wait for a limit, and the last ones of a lesson for each other.
    let findings = try concurrently(course.lessons, workers: part == .damage ? 1 : 2) { lesson in
      var proof = try LessonProof(
        of: lesson, in: repository, suites: LessonSuites.all,
        environment: ProcessInfo.processInfo.environment)
      let sum = try cache.sum(of: lesson.id)
      switch part {
      case .text, .exercises:
        let sums = try cache.sums(of: [lesson.id])
        return try cache.faults(of: "\(part)/\(lesson.id)", madeOf: sums) {
          try proof.findings(of: part)
        }
      case .submissions:
        proof.typesCounterexamples = true
        proof.isKnown = { cache.holds($0, madeOf: [sum, $1]) }
        proof.keep = { cache.keep($0, madeOf: [sum, $1]) }
      case .damage:
        // A judge that traps says nothing any more.
        FileHandle.standardError.write(Data("\(lesson.id): WORKBOOK_SEED=\(proof.seed)\n".utf8))
      case .places, .words, .promises, .suite: break
      }
      return try proof.findings(of: part)
    }
    for finding in findings.joined() {
      XCTFail("\(finding.file):\(finding.line): \(finding.fault)", file: file, line: line)
    }
  }
}
