import Curriculum
import Foundation
import Grading
import Processes

/// Grades several lessons, as many at a time as keep all processors busy, and gives the verdicts in order.
final class ParallelGrading: @unchecked Sendable {
  private let lessons: [Lesson]
  private let grading: LessonGrading
  private let lock = NSCondition()
  private let tell: @Sendable (Lesson, GradingProgress) -> Void
  private var results: [Result<Verdict, EnvironmentProblem>?]
  /// How far each lesson is that was begun.
  private var progress: [Int: GradingProgress] = [:]
  /// The indices of the lessons that nobody has begun, the next one last.
  private var waiting: [Int]
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
    waiting = Self.order(of: lessons, in: grading.repository).reversed()
    // One more than there are processors: now and then each waits for a program to end.
    let count = ProcessInfo.processInfo.activeProcessorCount + 1
    let most = max(1, OpenFiles.limit / Grader.neededFiles)
    for _ in 0..<min(lessons.count, count, most) {
      Thread.begin { self.work() }
    }
  }

  /// Waits for the verdict on the lesson with this index.
  func verdict(at index: Int) throws(EnvironmentProblem) -> Verdict {
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
      let result = Result { () throws(EnvironmentProblem) in
        try grading.grade(lessons[index]) { take($0, of: index) }
      }
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
    return waiting.popLast()
  }

  /// The first verdict is waited for; of the others those come first that will take longest, so that
  /// no processor is idle at the end. The longer an exercise is, the longer it takes.
  private static func order(of lessons: [Lesson], in repository: Repository) -> [Int] {
    let sizes = lessons.map { lesson in
      let path = repository.exercise(of: lesson.id)
      // What can't be read takes no time.
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.size] as? Int ?? 0
    }
    return lessons.indices.prefix(1) + lessons.indices.dropFirst().sorted { sizes[$0] > sizes[$1] }
  }
}
