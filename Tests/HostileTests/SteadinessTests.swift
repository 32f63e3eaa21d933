import Authoring
import Basics
import Curriculum
import Foundation
import Grading
import TestSupport
import XCTest

/// The same file comes to the same verdict, however often, and however busy the machine is.
final class SteadinessTests: CachedTestCase {
  override class var lessons: [String] { ["02-reduce"] }

  func testFiveVerdictsInARowAreTheSameWithAllCoresBusy() throws {
    let yard = try Yard()
    let lesson = yard.course.lessons[1]
    let wrong = try HostileSubmission.named("counts-its-calls", in: yard)
    let crashing = try HostileSubmission.named("forgives-itself-at-exit", in: yard)
    let solution = yard.repository.solution(of: lesson.id)
    // Whatever it is asked, it answers rightly: only who reads it refuses it.
    let impure = ExerciseFile(
      path: "counts-the-undone.swift",
      text: try yard.repository.submission("Wrong/counts-the-undone.swift", of: lesson.id))
    let load = Load()
    var states: [String] = []
    for exercise in try [solution, wrong.path, crashing.path].map(ExerciseFile.init) + [impure] {
      let grader = try yard.grader()
      let verdicts = try concurrently(Array(1...5), workers: 4) { _ in
        var verdict = try grader.grade(lesson, exercise: exercise)
        verdict.seconds = 0
        return verdict
      }
      for verdict in verdicts { XCTAssertEqual(verdict, verdicts[0], exercise.path) }
      states.append(verdicts[0].summary)
    }
    load.end()
    XCTAssertEqual(states.first, "passed")
    XCTAssertEqual(states.last, "failed at undoing.pure-by-reading")
    XCTAssertEqual(try yard.stillRunning(), [])
    XCTAssertEqual(yard.close(), [])
  }
}

/// Keeps every core busy until it is told to end.
private final class Load: @unchecked Sendable {
  private var hasEnded = false
  private let lock = NSLock()

  init() {
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      Thread.detachNewThread { while !self.lock.withLock({ self.hasEnded }) {} }
    }
  }

  func end() {
    lock.withLock { hasEnded = true }
  }
}
