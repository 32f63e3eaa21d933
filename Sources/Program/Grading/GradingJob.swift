import Basics
import Curriculum
import Grading

/// Creates a grader in the thread that grades, because finding the compiler may take a while.
package typealias MakeGrader = @Sendable () throws(EnvironmentError) -> Grader

/// Grades one lesson in a thread of its own, beside the interface.
final class GradingJob: Sendable {
  let lesson: Lesson
  /// Nil if the exercise could not be read at the start.
  let exercise: ExerciseFile?
  let began = ContinuousClock.now
  private let cancellation = Cancellation()
  private let isOver = Locked(false)

  init(lesson: Lesson, exercise: ExerciseFile?) {
    (self.lesson, self.exercise) = (lesson, exercise)
  }

  /// - Parameter queue: receives the progress and the result.
  func start(
    by grader: @escaping MakeGrader, in place: PrewarmedBuild?, after preparation: AdapterPrebuild?,
    into queue: EventQueue<LoopEvent>
  ) {
    // The compiler starts first, because everything else can run while it works.
    if let exercise { place?.begin(exercise) }
    // Without a thread an error is posted below.
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

  /// Posts progress with a short delay. A newer report replaces one that still waits, so stages too
  /// short to be seen aren't drawn and cost the grading no time.
  private func tell(_ progress: GradingProgress, _ queue: EventQueue<LoopEvent>) {
    queue.post(.progress(self, progress), after: TimeLimit.news) { waiting in
      if case .progress(let job, _) = waiting { job === self } else { false }
    }
  }

  /// Cancels the grading and everything that it has started, without waiting.
  func cancel() {
    cancellation.cancel()
  }

  /// Cancels it and waits for its end, for a limited time.
  func finish() {
    cancel()
    _ = isOver.wait(until: Date(timeIntervalSinceNow: TimeLimit.cancelledTest.inSeconds)) {
      $0 ? () : nil
    }
  }
}

/// Runs an exercise's `scratch()` in a thread of its own, beside the interface.
final class ScratchJob: Sendable {
  let lesson: Lesson
  private let cancellation = Cancellation()
  private let printed = Locked(Printed())

  private struct Printed: Sendable {
    /// Output that wasn't taken yet.
    var text = ""
    /// How many more bytes of output are kept.
    var room = SizeLimit.scratchOutput
    var isCut = false
    /// Whether an event about new output was posted and not yet handled.
    var isTold = false
  }

  /// - Parameter queue: receives events about output and the result.
  init(
    of lesson: Lesson, by grader: @escaping MakeGrader, into queue: EventQueue<LoopEvent>
  ) {
    self.lesson = lesson
    // Without a thread an error is posted below.
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

  /// Takes the output since the last call.
  ///
  /// - Returns: the text, and whether there was more output than is kept.
  func take() -> (text: String, isCut: Bool) {
    printed.withLock { printed in
      defer { (printed.text, printed.isTold) = ("", false) }
      return (printed.text, printed.isCut)
    }
  }

  func cancel() {
    cancellation.cancel()
  }

  /// Keeps new output and posts one event for all output of a short time.
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
