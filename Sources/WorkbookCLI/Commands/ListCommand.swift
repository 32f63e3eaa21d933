import Curriculum
import Foundation

extension CommandRun {
  /// Lists the lessons with the progress.
  func list() throws -> ExitCode {
    let rows = session.rows()
    guard wants(.json) else {
      show(drawing.lines(for: MenuState(rows: rows), isMenu: false))
      return .success
    }
    let progress = session.log?.replay().progress ?? WorkbookProgress()
    let lessons = rows.map { row in
      ListReport.Lesson(row, progress: progress[row.id], file: file(of: row))
    }
    context.write(try json(ListReport(lessons: lessons)))
    return .success
  }

  private func file(of row: LessonRow) -> String {
    session.repository.display(session.repository.exercise(of: row.id))
  }
}

/// The list as data; `version` grows when a field changes its meaning or goes away.
private struct ListReport: Encodable {
  var version = 1
  var lessons: [Lesson]

  struct Lesson: Encodable {
    var number: Int
    var id: String
    var title: String
    /// `untouched`, `started`, `checked` or `done`.
    var state: String
    /// The most checks that passed at once.
    var passed: Int
    var checks: Int
    var attempts: Int
    var hints: Int
    var passedAt: Date?
    var file: String

    init(_ row: LessonRow, progress: LessonProgress, file: String) {
      (number, id, title) = (row.number, row.id, row.title)
      state =
        switch row.status {
        case .untouched: "untouched"
        case .started: "started"
        case .checks: "checked"
        case .done: "done"
        }
      (passed, checks, attempts) = (row.passedChecks, row.totalChecks, row.attempts)
      hints = progress.hints.values.reduce(0, +)
      passedAt = progress.passedAt
      self.file = file
    }
  }
}
