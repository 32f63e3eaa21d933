import Curriculum
import Foundation
import Grading
import Limits
import Threads
import Verdicts

/// The grading of one lesson beside the interface, in a thread of its own.
final class GradingJob: Sendable {
  let lesson: Lesson
  /// The exercise as it was when it began, if it could be read.
  let exercise: ExerciseFile?
  let began = ContinuousClock.now
  private let cancellation = Cancellation()
  private let isOver = Locked(false)

  /// What it has to tell.
  enum News: Sendable {
    case progress(GradingProgress)
    case verdict(Verdict)
    case failure(EnvironmentProblem)
  }

  init(lesson: Lesson, exercise: ExerciseFile?) {
    (self.lesson, self.exercise) = (lesson, exercise)
  }

  /// - Parameter tell: called from other threads.
  func start(
    with grading: LessonGrading, after preparation: Preparation?,
    tell: @escaping @Sendable (GradingJob, News) -> Void
  ) {
    // Everything else can wait for the compiler, but not the other way round.
    if let exercise { grading.workplace?.begin(exercise) }
    Job { [self] in
      let progress = LatestNews { tell(self, .progress($0)) }
      defer { progress.forget() }
      do throws(EnvironmentProblem) {
        let verdict = try cancellation.perform { () throws(EnvironmentProblem) in
          preparation?.makeWay(for: lesson, source: exercise?.text) {
            progress.post(GradingProgress(.buildingAdapter, since: .now))
          }
          return try grading.grade(lesson) { progress.post($0) }
        }
        tell(self, .verdict(verdict))
      } catch {
        tell(self, .failure(error))
      }
      isOver.withLock { $0 = true }
    }
  }

  /// Ends it with everything that it has started; waits for nothing.
  func cancel() {
    cancellation.cancel()
  }

  /// Ends it, and waits until that is done.
  func finish() {
    cancel()
    _ = isOver.wait(until: Date(timeIntervalSinceNow: TimeLimit.cancelledTest.inSeconds)) {
      $0 ? () : nil
    }
  }
}
