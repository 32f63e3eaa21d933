import Classroom
import Foundation
import Interface

extension CommandRun {
  /// Lists the lessons with the progress.
  func list() throws -> ExitCode {
    let rows = session.rows()
    guard wants(.json) else {
      show(drawing.lines(for: MenuState(rows: rows), isMenu: false))
      return .success
    }
    let lessons = rows.map { ListReport.Lesson($0, drawing: drawing) }
    context.write(try json(ListReport(lessons: lessons)))
    return .success
  }
}

/// The list as data; `version` grows when a field changes its meaning or goes away.
private struct ListReport: Encodable {
  var version = 2
  var lessons: [Lesson]

  struct Lesson: Encodable {
    var number: Int
    var id: String
    var title: String
    /// One of the words at the head of `Lessons/Interface.md`.
    var state: String
    /// How many checks pass, as the exercise is now.
    var passed: Int
    var checks: Int
    var attempts: Int
    var hints: Int
    /// When every check passed for the first time, whatever was changed since.
    var passedAt: Date?
    /// Why the exercise can't be read, if so.
    var problem: String?
    var file: String

    init(_ row: LessonRow, drawing: Drawing) {
      let standing = row.standing
      (number, id, title, file) = (row.number, row.id, row.title, row.file)
      (state, passed, checks) = (standing.state.name, row.passedChecks, row.totalChecks)
      (attempts, hints) = (standing.progress.attempts, row.hints)
      passedAt = standing.progress.passedAt
      problem = standing.verdict.flatMap(drawing.problemText(of:))
    }
  }
}
