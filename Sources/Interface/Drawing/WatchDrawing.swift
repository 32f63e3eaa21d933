import Curriculum
import Foundation
import Terminal

extension Drawing {
  /// What is watched from now on, and how that ends.
  package func lines(forWatching row: LessonRow) -> [Line] {
    let sentence: Sentence =
      isInMenu
      ? Sentence(
        "watch.begun-in-menu", ["number": row.number, "title": row.title, "file": row.file])
      : Sentence("watch.begun", ["number": row.number, "title": row.title, "file": row.file])
    return paragraph(words(sentence)) + [.empty]
  }

  /// What came of a save: when that was, of which lesson, and the verdict, if it is another one than
  /// that above it.
  func watchedLines(for lesson: LessonState, row: LessonRow, at time: Date) -> [Line] {
    let text = words("watch.head", ["time": clock(time), "number": row.number, "title": row.title])
    let head = Line(title(text), .dim).wrapped(to: width)
    guard let verdict = row.standing.verdict, !lesson.isRepeated else {
      return head + paragraph(words("watch.no-change")) + [.empty]
    }
    return head + [.empty] + lines(forWatched: verdict, change: lesson.change)
  }

  /// A verdict as it is shown below the one before: what has changed stands where it is seen first,
  /// just above what to do next.
  package func lines(forWatched verdict: Verdict, change: VerdictChange?) -> [Line] {
    var drawing = self
    drawing.tellsNext = false
    let change = text(of: change)
    let news =
      verdict.passes
      ? [doneLine(number: verdict.lesson.number, title: verdict.lesson.title)]
      : change.isEmpty ? [] : paragraph(change)
    return drawing.lines(for: verdict) + [.empty] + news + nextLines(after: verdict) + [.empty]
  }

  /// The time of day where the person is.
  private func clock(_ time: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "HH:mm:ss"
    return formatter.string(from: time)
  }
}
