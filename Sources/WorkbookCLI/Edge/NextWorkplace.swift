import Curriculum
import Foundation
import Grading

/// Has a compiler wait for the next save of a watched exercise.
final class NextWorkplace: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var made: (lesson: String, place: Workplace)?
  /// Counts what was asked for: what is made for an older wish is of no use.
  nonisolated(unsafe) private var wish = 0

  /// Begins to make a place for the next exercise of a lesson.
  func make(for lesson: Lesson, with grading: LessonGrading) {
    let wish = lock.withLock {
      self.wish += 1
      return self.wish
    }
    Thread.begin { [self] in
      // Whatever goes wrong is told when a verdict is wanted.
      guard let place = try? grading.readyWorkplace(for: lesson) else { return }
      lock.withLock { if wish == self.wish { made = (lesson.id, place) } }
    }
  }

  /// The place, if it is made, for whoever grades the next exercise of this lesson.
  func take(for lesson: Lesson) -> Workplace? {
    lock.withLock {
      defer { (made, wish) = (nil, wish + 1) }
      return made?.lesson == lesson.id ? made?.place : nil
    }
  }

  /// Ends what waits.
  func drop() {
    lock.withLock { (made, wish) = (nil, wish + 1) }
  }
}
