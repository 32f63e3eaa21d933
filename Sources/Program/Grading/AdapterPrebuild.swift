import Basics
import Curriculum
import Grading

/// Compiles what the first verdict will need while the learner still reads.
final class AdapterPrebuild: Sendable {
  let lesson: Lesson
  private let cancellation = Cancellation()
  private let stage = Locked(Stage.module)

  private enum Stage: Equatable, Sendable {
    /// Compiling the module of an exercise, which no grading can reuse.
    case module
    /// Compiling the adapter against an exercise with this text.
    case adapter(of: String)
    case over
  }

  /// Starts in a thread of its own, and cancels `previous`.
  init(for lesson: Lesson, by grader: @escaping MakeGrader, after previous: AdapterPrebuild? = nil)
  {
    self.lesson = lesson
    // Without a thread nothing is built ahead.
    let job = try? Job { [self] in
      // Errors are ignored here, because grading the exercise will report them.
      try? cancellation.perform { () throws(EnvironmentError) in
        previous?.cancel()
        try grader().prepare(for: lesson) { text in stage.withLock { $0 = .adapter(of: text) } }
      }
      stage.withLock { $0 = .over }
    }
    if job == nil { stage.withLock { $0 = .over } }
  }

  /// The text of the exercise whose adapter is being built; nil if none is.
  var adapterInWork: String? {
    stage.withLock { if case .adapter(of: let text) = $0 { text } else { nil } }
  }

  /// Cancels it without waiting for its end.
  func cancel() {
    cancellation.cancel()
  }

  /// Cancels it and waits until it has ended.
  func finish() {
    cancel()
    stage.wait { $0 == .over ? () : nil }
  }

  /// Waits for a build that the grading can use, and cancels any other.
  ///
  /// A build is useful if the grading would build the same adapter.
  ///
  /// - Parameters:
  ///   - source: the text of the exercise that will be graded; nil if it can't be read.
  ///   - willWait: called before waiting.
  func makeWay(for lesson: Lesson, source: String?, willWait: () -> Void = {}) {
    let served = source.map { Stage.adapter(of: $0) }
    guard lesson.id == self.lesson.id, let served, stage.withLock({ $0 == served }) else {
      return cancel()
    }
    willWait()
    var isServed = true
    while isServed, !Cancellation.isRequested {
      let soon = Date(timeIntervalSinceNow: TimeLimit.lookAtPreparation.inSeconds)
      isServed = stage.wait(until: soon) { $0 == served ? nil : () } == nil
    }
    // A cancelled grading must leave nothing running.
    if Cancellation.isRequested { finish() } else { cancel() }
  }
}
