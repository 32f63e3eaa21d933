import Curriculum
import Grading
import Threads
import Verdicts

/// Has a compiler wait for the next save of a watched exercise.
final class NextWorkplace: Sendable {
  private let state = Locked(State())

  private struct State: Sendable {
    var made: (lesson: String, place: Workplace)?
    /// Counts what was asked for: what is made for an older wish is of no use.
    var wish = 0

    /// Nothing that was asked for is of use any more.
    mutating func forget() { (made, wish) = (nil, wish + 1) }
  }

  /// Begins to make a place for the next exercise of a lesson.
  func make(for lesson: Lesson, with grading: LessonGrading) {
    let wish = state.withLock { state in
      state.wish += 1
      return state.wish
    }
    Job { [state] in
      // Whatever goes wrong is told when a verdict is wanted.
      guard let place = try? grading.readyWorkplace(for: lesson) else { return }
      state.withLock { if wish == $0.wish { $0.made = (lesson.id, place) } }
    }
  }

  /// The place, if it is made, for whoever grades the next exercise of this lesson.
  func take(for lesson: Lesson) -> Workplace? {
    state.withLock { state in
      defer { state.forget() }
      return state.made?.lesson == lesson.id ? state.made?.place : nil
    }
  }

  /// Ends what waits.
  func drop() {
    state.withLock { $0.forget() }
  }
}
