import Curriculum
import Foundation
import Grading
import Processes

/// The grading of one lesson beside the interface, in a thread of its own.
final class GradingJob: Sendable {
  let lesson: Lesson
  /// The exercise as it was when it began.
  let source: String?
  /// Whether its verdict is wanted for a hint.
  let isForHint: Bool
  private let cancellation = Cancellation()
  private let isOver = DispatchSemaphore(value: 0)

  /// What it has to tell.
  enum News: Sendable {
    case progress(GradingProgress)
    case verdict(Verdict)
    case failure(EnvironmentProblem)
  }

  init(lesson: Lesson, source: String?, isForHint: Bool) {
    (self.lesson, self.source, self.isForHint) = (lesson, source, isForHint)
  }

  /// - Parameter tell: called from the job's own thread.
  func start(
    with grading: LessonGrading, after preparation: Preparation?,
    tell: @escaping @Sendable (GradingJob, News) -> Void
  ) {
    Thread.begin { [self] in
      do {
        let verdict = try cancellation.perform {
          preparation?.makeWay(for: lesson, source: source) {
            tell(self, .progress(GradingProgress(.buildingSuite)))
          }
          return try grading.grade(lesson) { tell(self, .progress($0)) }
        }
        tell(self, .verdict(verdict))
      } catch {
        tell(self, .failure(error as? EnvironmentProblem ?? .compilerFailed(details: "\(error)")))
      }
      isOver.signal()
    }
  }

  /// Ends it with everything that it has started; waits for nothing.
  func cancel() {
    cancellation.cancel()
  }

  /// Ends it, and waits until that is done.
  func finish() {
    cancel()
    _ = isOver.wait(timeout: .now() + 5)
  }
}
