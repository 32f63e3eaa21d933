import Curriculum
import Foundation
import Grading

/// Grades several lessons, as many at a time as there are processors, and gives the verdicts in order.
final class ParallelGrading: @unchecked Sendable {
  private let lessons: [Lesson]
  private let grading: LessonGrading
  private let lock = NSCondition()
  private var results: [Result<Verdict, any Error>?]
  private var next = 0

  /// Begins at once.
  init(_ lessons: [Lesson], with grading: LessonGrading) {
    (self.lessons, self.grading) = (lessons, grading)
    results = Array(repeating: nil, count: lessons.count)
    let count = min(lessons.count, ProcessInfo.processInfo.activeProcessorCount)
    for _ in 0..<count {
      Thread.begin { self.work() }
    }
  }

  /// Waits for the verdict on the lesson with this index.
  func verdict(at index: Int) throws -> Verdict {
    lock.lock()
    defer { lock.unlock() }
    while true {
      if let result = results[index] { return try result.get() }
      lock.wait()
    }
  }

  private func work() {
    while let index = takeNext() {
      let result = Result { try grading.grade(lessons[index]) }
      lock.lock()
      results[index] = result
      lock.broadcast()
      lock.unlock()
    }
  }

  private func takeNext() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard next < lessons.count else { return nil }
    defer { next += 1 }
    return next
  }
}
