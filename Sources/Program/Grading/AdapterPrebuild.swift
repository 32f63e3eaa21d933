import Basics
import Curriculum
import Grading

/// Builds what the first verdict will need while the learner still reads.
final class AdapterPrebuild: Sendable {
  let lesson: Lesson
  private let cancellation = Cancellation()
  private let stage = Locked(Stage.module)

  private enum Stage: Equatable, Sendable {
    /// The module of an exercise, which nobody else can use.
    case module
    /// The adapter, for an exercise with this text.
    case adapter(of: String)
    case over
  }

  /// Begins at once.
  ///
  /// - Parameter previous: is ended.
  init(for lesson: Lesson, by grader: @escaping MakeGrader, after previous: AdapterPrebuild? = nil)
  {
    self.lesson = lesson
    // Without a thread nothing is built ahead.
    let job = try? Job { [self] in
      // Whatever goes wrong is told when a verdict is wanted.
      try? cancellation.perform { () throws(EnvironmentError) in
        previous?.cancel()
        try grader().prepare(for: lesson) { text in stage.withLock { $0 = .adapter(of: text) } }
      }
      stage.withLock { $0 = .over }
    }
    if job == nil { stage.withLock { $0 = .over } }
  }

  /// The exercise that an adapter is built for now, if one is.
  var adapterInWork: String? {
    stage.withLock { if case .adapter(of: let text) = $0 { text } else { nil } }
  }

  /// Ends it; waits for nothing.
  func cancel() {
    cancellation.cancel()
  }

  /// Ends it, and waits until that is done.
  func finish() {
    cancel()
    stage.wait { $0 == .over ? () : nil }
  }

  /// Waits for what serves a grading, and ends the rest: nobody waits for what isn't needed.
  ///
  /// What is built serves it if it is just what the grading would build, too.
  ///
  /// - Parameters:
  ///   - source: the exercise that is to be graded.
  ///   - willWait: called if there is something to wait for.
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
    // A grading that is asked to end by now leaves nothing running.
    if Cancellation.isRequested { finish() } else { cancel() }
  }
}
