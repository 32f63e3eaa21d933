import Basics
import Curriculum
import Foundation
import Grading

/// The grading of one lesson beside the interface, in a thread of its own.
final class GradingJob: Sendable {
  let lesson: Lesson
  /// The exercise as it was when it began, if it could be read.
  let exercise: ExerciseFile?
  let began = ContinuousClock.now
  private let cancellation = Cancellation()
  private let isOver = Locked(false)

  init(lesson: Lesson, exercise: ExerciseFile?) {
    (self.lesson, self.exercise) = (lesson, exercise)
  }

  /// - Parameter queue: gets how far it is, and what has come of it.
  func start(
    with grading: LessonGrading, after preparation: AdapterPrebuild?,
    into queue: EventQueue<LoopEvent>
  ) {
    // Everything else can wait for the compiler, but not the other way round.
    if let exercise { grading.prewarmed?.begin(exercise) }
    // That there is no thread is told in its place.
    let job = try? Job { [self] in
      let result = Result { () throws(EnvironmentProblem) in
        try cancellation.perform { () throws(EnvironmentProblem) in
          preparation?.makeWay(for: lesson, source: exercise?.text) {
            tell(GradingProgress(.buildingAdapter, since: .now), queue)
          }
          return try grading.grade(lesson) { tell($0, queue) }
        }
      }
      queue.post(.graded(self, result))
      isOver.withLock { $0 = true }
    }
    guard job == nil else { return }
    queue.post(.graded(self, .failure(.tooFewThreads)))
    isOver.withLock { $0 = true }
  }

  /// Tells how far it is a moment later: what is out of date by then was too short for anybody to see,
  /// and to draw it would take time from the grading.
  private func tell(_ progress: GradingProgress, _ queue: EventQueue<LoopEvent>) {
    queue.post(.progress(self, progress), after: TimeLimit.news) { waiting in
      if case .progress(let job, _) = waiting { job === self } else { false }
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
