import Basics
import Curriculum
import Foundation
import Program
import XCTest

/// A lesson with a test for each of its checks; while nobody has begun the lesson, only the first of them that
/// is asked for is a test, and skipped.
class LessonTestCase: QuietTestCase {
  /// The lesson's number, from 1.
  class var lesson: Int { preconditionFailure("Each class has its lesson.") }

  private static let tested = Locked<[Int: TestedLesson]>([:])
  /// Those that were skipped.
  private static let skipped = Locked<Set<Int>>([])

  override class var isLeftOut: Bool { skipped.withLock { $0.contains(lesson) } }

  /// Passes if the check passes, and else fails at the learner's line. Skipped while nobody has begun
  /// the lesson, and while the check waits for another.
  func check(_ id: String) throws {
    let lesson = Self.tested.withLock { tested in
      let lesson = tested[Self.lesson] ?? TestedLesson(Self.lesson)
      tested[Self.lesson] = lesson
      return lesson
    }
    let repository = lesson.repository
    let standing: LessonStanding
    switch lesson.standing {
    case .success(let value): standing = value
    case .failure(let error): return XCTFail(errorText(error, repository: repository))
    }
    let verdict = try XCTUnwrap(standing.verdict)
    guard standing.state != .untouched else {
      let text = try skippedText(verdict, repository: repository)
      Self.skipped.withLock { _ = $0.insert(Self.lesson) }
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
