import Curriculum
import Foundation
import Processes

/// Builds what the first verdict will need while the learner still reads.
final class Preparation: @unchecked Sendable {
  let lesson: Lesson
  private let cancellation = Cancellation()
  private let lock = NSCondition()
  private var stage = Stage.module

  /// What is built now.
  private enum Stage {
    /// The module of an exercise, which nobody else can use.
    case module
    /// The adapter, for an exercise with this text.
    case adapter(of: String)
    case over
  }

  /// Begins at once.
  ///
  /// - Parameter previous: is ended.
  init(for lesson: Lesson, with grading: LessonGrading, after previous: Preparation? = nil) {
    self.lesson = lesson
    Thread.begin { [self] in
      // Whatever goes wrong is told when a verdict is wanted.
      try? cancellation.perform {
        previous?.cancel()
        try grading.prepare(for: lesson) { enter(.adapter(of: $0)) }
      }
      enter(.over)
    }
  }

  /// The exercise that an adapter is built for now, if one is.
  var adapterInWork: String? {
    lock.withLock { if case .adapter(of: let text) = stage { text } else { nil } }
  }

  /// Ends it; waits for nothing.
  func cancel() {
    cancellation.cancel()
  }

  /// Ends it, and waits until that is done.
  func finish() {
    cancel()
    lock.withLock {
      while !isOver { lock.wait() }
    }
  }

  /// Waits for what serves a grading, and ends the rest: nobody waits for what isn't needed.
  ///
  /// - Parameters:
  ///   - source: the exercise that is to be graded.
  ///   - willWait: called if there is something to wait for.
  func makeWay(for lesson: Lesson, source: String?, willWait: () -> Void = {}) {
    guard lock.withLock({ serves(lesson, source) }) else { return cancel() }
    willWait()
    lock.withLock {
      while serves(lesson, source), !Cancellation.isRequested {
        _ = lock.wait(until: Date(timeIntervalSinceNow: 0.05))
      }
    }
    // Whoever is asked to end by now leaves nothing running.
    if Cancellation.isRequested { finish() } else { cancel() }
  }

  /// Whether what is built now is just what the grading would build, too.
  private func serves(_ lesson: Lesson, _ source: String?) -> Bool {
    switch stage {
    case .adapter(of: let text): lesson.id == self.lesson.id && text == source
    case .module, .over: false
    }
  }

  private var isOver: Bool {
    if case .over = stage { true } else { false }
  }

  private func enter(_ stage: Stage) {
    lock.withLock {
      self.stage = stage
      lock.broadcast()
    }
  }
}
