import Basics
import Curriculum
import Grading

/// Gets ready to grade, in the thread that does so: to find the compiler may take a while.
package typealias MakeGrader = @Sendable () throws(EnvironmentError) -> Grader

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
    by grader: @escaping MakeGrader, in place: PrewarmedBuild?, after preparation: AdapterPrebuild?,
    into queue: EventQueue<LoopEvent>
  ) {
    // Everything else can wait for the compiler, but not the other way round.
    if let exercise { place?.begin(exercise) }
    // That there is no thread is told in its place.
    let job = try? Job { [self] in
      let result = Result { () throws(EnvironmentError) in
        try cancellation.perform { () throws(EnvironmentError) in
          preparation?.makeWay(for: lesson, source: exercise?.text) {
            tell(GradingProgress(.buildingAdapter, since: .now), queue)
          }
          return try grader().grade(lesson, in: place) { self.tell($0, queue) }
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

/// A run of an exercise's `scratch()` beside the interface, in a thread of its own.
final class ScratchJob: Sendable {
  let lesson: Lesson
  private let cancellation = Cancellation()
  private let printed = Locked(Printed())

  private struct Printed: Sendable {
    /// What wasn't taken yet.
    var text = ""
    /// How much may still come, in bytes.
    var room = SizeLimit.scratchOutput
    var isCut = false
    /// Whether it was told that there is something to take.
    var isTold = false
  }

  /// - Parameter queue: gets what it prints, and what has come of it.
  init(
    of lesson: Lesson, by grader: @escaping MakeGrader, into queue: EventQueue<LoopEvent>
  ) {
    self.lesson = lesson
    // That there is no thread is told in its place.
    let job = try? Job { [self] in
      let result = Result { () throws(EnvironmentError) in
        try cancellation.perform { () throws(EnvironmentError) in
          try grader().runScratch(of: lesson) { [self] in hear($0, queue) }
        }
      }
      queue.post(.scratchEnded(self, result))
    }
    if job == nil { queue.post(.scratchEnded(self, .failure(.tooFewThreads))) }
  }

  /// Takes what was printed since this was asked last.
  ///
  /// - Returns: also whether more was printed than is kept.
  func take() -> (text: String, isCut: Bool) {
    printed.withLock { printed in
      defer { (printed.text, printed.isTold) = ("", false) }
      return (printed.text, printed.isCut)
    }
  }

  func cancel() {
    cancellation.cancel()
  }

  /// Keeps what was printed, and tells of it a moment later, with what comes until then.
  private func hear(_ text: String, _ queue: EventQueue<LoopEvent>) {
    let isTold = printed.withLock { printed in
      let kept = text.prefix(bytes: printed.room)
      printed.text += kept
      printed.room -= kept.utf8.count
      printed.isCut = printed.isCut || kept.utf8.count < text.utf8.count
      defer { printed.isTold = true }
      return printed.isTold || text.isEmpty
    }
    if !isTold { queue.post(.scratchPrinted(self), after: TimeLimit.news) }
  }
}

extension String {
  fileprivate func prefix(bytes count: Int) -> Substring {
    guard utf8.count > count else { return self[...] }
    return self[..<utf8.index(startIndex, offsetBy: count)]
  }
}
