import Basics
import Curriculum
import Grading

/// A run of an exercise's `scratch()` beside the interface, in a thread of its own.
final class ScratchJob: Sendable {
  let lesson: Lesson
  private let cancellation = Cancellation()
  private let printed = Locked(Printed())

  /// What was printed.
  private struct Printed: Sendable {
    /// What nobody has taken yet.
    var text = ""
    /// How much may still come, in bytes.
    var room = SizeLimit.scratchOutput
    var isCut = false
    /// Whether it was told that there is something to take.
    var isTold = false
  }

  /// - Parameter queue: gets what it prints, and what has come of it.
  init(
    of lesson: Lesson, with grading: LessonGrading, into queue: EventQueue<LoopEvent>
  ) {
    self.lesson = lesson
    // That there is no thread is told in its place.
    let job = try? Job { [self] in
      let result = Result { () throws(EnvironmentProblem) in
        try cancellation.perform { () throws(EnvironmentProblem) in
          try grading.runScratch(of: lesson) { [self] in hear($0, queue) }
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

  /// Ends it; waits for nothing.
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
  /// Its first characters, as far as so many bytes hold them.
  fileprivate func prefix(bytes count: Int) -> Substring {
    guard utf8.count > count else { return self[...] }
    return self[..<utf8.index(startIndex, offsetBy: count)]
  }
}
