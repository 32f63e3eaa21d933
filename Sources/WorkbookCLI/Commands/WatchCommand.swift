import Curriculum
import Terminal

extension CommandRun {
  /// Grades a lesson now and each time that its exercise is saved.
  func watch() throws -> ExitCode {
    let rows = session.rows()
    let lesson =
      try invocation.lessons.first.map { try self.lesson(named: $0) }
      ?? session.course.lessons[MenuState(rows: rows).selection]
    guard !hasScreen else {
      return try window(beginningWith: [.menu(.moved(to: lesson.number)), .watchToggled])
    }
    let watch = LineWatch(lesson, session: session, drawing: drawing, progress: progressLine())
    try watch.run { verdict in
      _ = try keeping(.success) { try session.keep(verdict) }
    }
    return .success
  }
}
