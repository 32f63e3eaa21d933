import Curriculum
import Foundation
import Terminal

extension Drawing {
  /// What is remembered of a lesson that doesn't pass as it is now; empty if nothing is.
  func memoryText(of standing: LessonStanding) -> String {
    guard standing.state != .passed else { return "" }
    if let date = standing.progress.passedAt {
      // Without the verdict nobody knows whether it is another text by now.
      let isTextKnown = standing.state != .changed || standing.earlier != nil
      let day = day(of: date)
      return words(
        isTextKnown
          ? Sentence("memory.passed", ["date": day])
          : Sentence("memory.passed-untested", ["date": day]))
    }
    guard standing.state == .changed, let last = standing.lastTest else { return "" }
    return words("memory.tested", ["passed": last.passed, "total": last.total])
  }

  /// Where a learner stands in a lesson, with that it has passed once.
  func rememberingStatus(of row: LessonRow) -> Line {
    let status = status(of: row)
    return Line(remembering(status.plainText, row), status.spans.first?.style ?? .plain)
  }

  func remembering(_ status: String, _ row: LessonRow) -> String {
    guard !row.isPassed, let date = row.standing.progress.passedAt else { return status }
    return words("memory.row", ["status": status, "date": day(of: date)])
  }

  /// A day as `2026-11-21`.
  private func day(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.string(from: date)
  }
}
