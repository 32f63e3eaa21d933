import Basics
import Classroom
import Curriculum
import Interface
import Terminal

struct ClassDrawing: Sendable {
  var drawing: Drawing

  var words: Words { drawing.words }

  func text(of progress: ClassProgress, after passed: Duration) -> String {
    let share = Double(progress.done) / Double(max(progress.total, 1))
    let filled = Int((share * Double(Self.barLength)).rounded(.down))
    let (full, empty) = drawing.canvas.isUnicode ? ("█", "░") : ("#", ".")
    let bar =
      String(repeating: full, count: filled)
      + String(repeating: empty, count: Self.barLength - filled)
    let text = words(
      "class.progress",
      ["bar": bar, "done": progress.done, "total": progress.total, "failed": progress.failed])
    let left = progress.left(after: passed)
    return left.map { words("class.left", ["progress": text, "time": time($0)]) } ?? text
  }

  /// Half a line of eighty columns.
  private static var barLength: Int { 24 }

  private func time(_ duration: Duration) -> String {
    let seconds = Int(duration.inSeconds.rounded(.up))
    return seconds < 100
      ? words("class.seconds", ["count": seconds])
      : words("class.minutes", ["count": (seconds + 59) / 60])
  }

  func summary(of report: ClassReport, graded: Int, known: Int) -> [Line] {
    var counts: [ExerciseResult.Status: Int] = [:]
    for learner in report.learners {
      for exercise in learner.exercises.values { counts[exercise.result.status, default: 0] += 1 }
    }
    let total = counts.values.reduce(0, +)
    let parts = ExerciseResult.Status.allCases.compactMap { status in
      counts[status].map { words("class.amount-\(status.rawValue)", ["count": $0]) }
    }
    let missing = report.learners.count * report.lessons.count - total
    let missed = missing > 0 ? [words("class.missing", ["count": missing])] : []
    let list = (parts + missed).map { "- \($0)" }.joined(separator: "\n")
    let heading = words("class.summary", ["learners": report.learners.count, "exercises": total])
    let work = words.sentences([
      words("class.graded", ["count": graded]), words("class.known", ["count": known]),
    ])
    return drawing.paragraph(heading) + drawing.markdownText(list) + [.empty]
      + drawing.paragraph(work)
      + drawing.paragraph(words("class.seed", ["seed": report.grading.seed]))
  }

  /// Who stands otherwise than in the grading before, and why.
  func changes(from old: ClassReport, to new: ClassReport) -> [Line] {
    let changes = ClassChange.all(from: old, to: new)
    guard !changes.isEmpty else { return [.empty] + drawing.paragraph(words("class.no-change")) }
    let lessons = (new.lessons + old.lessons).map { ($0.id, $0.number) }
    let numbers = Dictionary(lessons) { first, _ in first }
    let lines = changes.flatMap { change in
      let who = shown(change.name ?? change.learner)
      let text = words(
        "class.change",
        [
          "learner": who, "number": numbers[change.lesson] ?? 0, "before": text(of: change.before),
          "after": text(of: change.after),
          "reason": words("class.reason-\(change.reason.rawValue)"),
        ])
      return drawing.paragraph(text, indent: 2)
    }
    return [.empty] + drawing.paragraph(words("class.changes", ["count": changes.count])) + lines
  }

  private func text(of standing: ClassChange.Standing?) -> String {
    guard let standing else { return words("class.nothing") }
    switch standing.status {
    case .passed, .failed: return words("class.passed", ["count": standing.passed])
    case .untouched, .unbuilt, .unreadable, .ungraded:
      return words("class.\(standing.status.rawValue)")
    }
  }

  func remarks(of report: ClassReport) -> [Line] {
    guard !report.remarks.isEmpty else { return [] }
    return [.empty] + drawing.paragraph(words("class.remarks", ["count": report.remarks.count]))
      + report.remarks.flatMap { drawing.paragraph(Inline.escaping($0), indent: 2) }
  }

  private func shown(_ name: String) -> String {
    Inline.escaping(visible(controlCharactersIn: name))
  }
}
