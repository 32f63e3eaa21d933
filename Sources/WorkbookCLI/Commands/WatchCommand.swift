import Curriculum
import Foundation
import Grading

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
    let saves = DispatchSemaphore(value: 0)
    let watcher = FileWatcher(path: session.repository.exercise(of: lesson.id)) { saves.signal() }
    defer { watcher.stop() }
    while !context.hasLostOutput() {
      let verdict = try session.grade(lesson)
      show(drawing.lines(for: verdict) + [.empty])
      _ = try keeping(.success) { try session.keep(verdict) }
      saves.wait()
      // Several saves while one was graded are one.
      while saves.wait(timeout: .now()) == .success {}
    }
    return .success
  }
}
