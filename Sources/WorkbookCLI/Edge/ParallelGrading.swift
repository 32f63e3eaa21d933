import Curriculum
import Foundation
import Grading

/// Grades several lessons, as many at a time as keep all processors busy, and gives the verdicts in order.
final class ParallelGrading: @unchecked Sendable {
  private let lessons: [Lesson]
  private let grading: LessonGrading
  private let lock = NSCondition()
  private let tell: @Sendable (Lesson, GradingProgress) -> Void
  private var results: [Result<Verdict, any Error>?]
  /// How far each lesson is that was begun.
  private var progress: [Int: GradingProgress] = [:]
  private var next = 0
  /// The index of the lesson whose verdict is waited for.
  private var awaited = 0

  /// Begins at once.
  ///
  /// - Parameter tell: told how far the lesson is whose verdict is waited for.
  init(
    _ lessons: [Lesson], with grading: LessonGrading,
    tell: @escaping @Sendable (Lesson, GradingProgress) -> Void
  ) {
    (self.lessons, self.grading, self.tell) = (lessons, grading, tell)
    results = Array(repeating: nil, count: lessons.count)
    // One more than there are processors: now and then each waits for a program to end.
    let count = min(lessons.count, ProcessInfo.processInfo.activeProcessorCount + 1)
    for _ in 0..<count {
      Thread.begin { self.work() }
    }
  }

  /// Waits for the verdict on the lesson with this index.
  func verdict(at index: Int) throws -> Verdict {
    lock.lock()
    defer { lock.unlock() }
    awaited = index
    if let known = progress[index] { tell(lessons[index], known) }
    while true {
      if let result = results[index] { return try result.get() }
      lock.wait()
    }
  }

  private func work() {
    while let index = takeNext() {
      let result = Result { try grading.grade(lessons[index]) { take($0, of: index) } }
      lock.lock()
      results[index] = result
      lock.broadcast()
      lock.unlock()
    }
  }

  private func take(_ news: GradingProgress, of index: Int) {
    lock.lock()
    defer { lock.unlock() }
    progress[index] = news
    if index == awaited { tell(lessons[index], news) }
  }

  private func takeNext() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard next < lessons.count else { return nil }
    defer { next += 1 }
    return next
  }
}
