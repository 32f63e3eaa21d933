import Curriculum
import Grading
import Markdown

/// Does outside what the reducers ask for; what takes long or needs the terminal is the runtimes'.
struct EffectHandler {
  var session: Session

  /// The lesson's text from its beginning.
  func opened(_ id: String, stopsAtSections: Bool) throws -> ReaderEvent {
    let text = try session.text(of: lesson(id))
    return .opened(
      lesson: id, parts: LessonText(Document(parsing: text)).parts,
      stopsAtSections: stopsAtSections)
  }

  /// Shows the solution of a lesson.
  func showSolution(_ id: String, send: (AppEvent) -> Void) throws {
    let source = try contents(of: session.repository.solution(of: id))
    send(.lesson(.solutionShown(source)))
    try session.record(.solutionShown, for: lesson(id))
  }

  /// Puts the stub back.
  func reset(_ id: String, send: (AppEvent) -> Void) throws {
    send(.lesson(.resetDone(backup: try session.reset(lesson(id)))))
    try session.record(.reset(), for: lesson(id))
  }

  /// Puts back what the newest reset has kept.
  func undoReset(_ id: String, send: (AppEvent) -> Void) throws {
    let undone = try session.undoReset(lesson(id))
    send(.lesson(.undone(undone)))
    guard undone != .nothingToUndo else { return }
    try session.record(.reset(isUndone: true), for: lesson(id))
  }

  func lesson(_ id: String) -> Lesson {
    session.course.lessons.first { $0.id == id } ?? session.course.lessons[0]
  }
}
