import Curriculum
import Grading
import Markdown
import Terminal

extension Drawing {
  /// A verdict: what works, what doesn't and why, and what to do next. What matters stands within
  /// the first rows, or everything is there if all was asked for.
  ///
  /// - Parameter change: how it differs from the one before.
  func lines(for verdict: Verdict, change: VerdictChange? = nil) -> [Line] {
    let head = header(of: verdict) + [.empty]
    if verdict.problem != nil { return head + problemLines(for: verdict) }
    // What has changed stands where it is seen first: just above what to do next.
    let change = text(of: change)
    let news = change.isEmpty ? [] : paragraph(change)
    let next = (tellsNext || !news.isEmpty ? [.empty] : []) + news + nextLines(after: verdict)
    switch verdict.state {
    case .untouched:
      let first = verdict.checks.first
      let place = linkText(
        to: verdict.file, line: first?.line, text: Inline.escaping(location(of: first, verdict)))
      return head + paragraph(words(.verdictUntouched, ["file": place])) + next
    case .doesNotCompile:
      let room = rows.map { $0 - head.count - next.count }
      return head + compilerLines(for: verdict, room: room) + next
    case .incomplete:
      return head + missingLines(for: verdict) + next
    case .passed, .failed:
      return head + stepLines(for: verdict) + next
    }
  }

  /// Why an exercise couldn't be graded, and what to do about it.
  func problemLines(for verdict: Verdict) -> [Line] {
    guard let problem = verdict.problem else { return [] }
    return paragraph(problemText(problem, verdict)) + nextLines(after: verdict)
  }

  func problemText(_ problem: ExerciseProblem, _ verdict: Verdict) -> String {
    words(
      Word(problem: problem),
      [
        "file": verdict.file, "lesson": verdict.lesson.number,
        "limit": ExerciseFile.sizeLimit / 1024,
      ])
  }

  /// The lesson and how many of its checks pass.
  ///
  /// - Parameters:
  ///   - sign: what stands before it where nothing else says how it is.
  ///   - state: what stands behind it.
  func header(of verdict: Verdict, sign: Sign? = nil, state: Line = .empty) -> [Line] {
    let lesson = verdict.lesson
    let title = words(.lessonTitle, ["number": lesson.number, "title": lesson.title])
    let count = words(
      .checksPassed, ["passed": verdict.passedCount, "total": verdict.checks.count])
    return justified(
      (isPlain ? .empty : sign?.line ?? .empty) + Line(self.title(title), .title) + state,
      Line(count, verdict.state == .passed ? .success : .plain))
  }

  private func missingLines(for verdict: Verdict) -> [Line] {
    paragraph(words(.verdictIncomplete)) + [.empty]
      + verdict.missing.flatMap { missing in
        inline(missing.explanation).wrapped(
          to: width, first: isPlain ? "  " : "  " + Sign.failed.line, others: "    ")
      }
  }
}
