import Curriculum
import Interface
import Markdown

/// Does outside what the reducers ask for; what takes long or needs the terminal is the runtimes'.
package struct EffectHandler {
  var session: Session

  package init(session: Session) {
    self.session = session
  }

  /// The lesson's text from its beginning.
  package func opened(_ id: String, stopsAtSections: Bool) throws -> ReaderEvent {
    let text = try session.text(of: try lesson(id))
    return .opened(
      lesson: id, parts: LessonText(Document(parsing: text)).parts,
      stopsAtSections: stopsAtSections)
  }

  /// Shows the solution of a lesson.
  func showSolution(_ id: String, send: (AppEvent) -> Void) throws {
    let lesson = try lesson(id)
    let source = try contents(of: session.repository.solution(of: lesson.id))
    send(.lesson(.solutionShown(source)))
    try session.record(.solutionShown, for: lesson)
  }

  /// Puts the stub back.
  func reset(_ id: String, send: (AppEvent) -> Void) throws {
    let lesson = try lesson(id)
    send(.lesson(.resetDone(backup: try session.reset(lesson))))
    try session.record(.reset(), for: lesson)
  }

  /// Puts back what the newest reset has kept.
  func undoReset(_ id: String, send: (AppEvent) -> Void) throws {
    let lesson = try lesson(id)
    let undone = try session.undoReset(lesson)
    send(.lesson(.undone(undone)))
    guard undone != .nothingToUndo else { return }
    try session.record(.reset(isUndone: true), for: lesson)
  }

  /// The lesson that an effect is about.
  func lesson(_ id: String) throws(CurriculumError) -> Lesson {
    try session.course.lesson(in: id)
  }
}
