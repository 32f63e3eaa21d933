import Curriculum
import Foundation
import Processes

/// Builds what the first verdict will need while the learner still reads.
final class Preparation: Sendable {
  let lesson: Lesson
  private let cancellation = Cancellation()
  private let isOver = DispatchSemaphore(value: 0)

  /// Begins at once.
  init(for lesson: Lesson, with grading: LessonGrading) {
    self.lesson = lesson
    Thread.begin { [self] in
      // Whatever goes wrong is told when a verdict is wanted.
      try? cancellation.perform { try grading.prepare(for: lesson) }
      isOver.signal()
    }
  }

  /// Ends it, and waits until that is done.
  func cancel() {
    cancellation.cancel()
    finish()
  }

  /// Lets it come to its end, if that serves a lesson that is to be graded.
  func makeWay(for lesson: Lesson) {
    if lesson.id == self.lesson.id { finish() } else { cancel() }
  }

  private func finish() {
    isOver.wait()
    // For whoever asks again.
    isOver.signal()
  }
}
