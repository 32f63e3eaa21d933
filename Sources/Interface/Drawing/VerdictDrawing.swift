import Curriculum
import Terminal

extension Drawing {
  /// A verdict: what works, what doesn't and why, and what to do next. What matters stands within
  /// the first rows, or everything is there if all was asked for.
  ///
  /// - Parameter change: how it differs from the one before.
  package func lines(for verdict: Verdict, change: VerdictChange? = nil) -> [Line] {
    let head = header(of: verdict) + [.empty]
    // What has changed stands where it is seen first: just above what to do next.
    let change = text(of: change)
    let news = change.isEmpty ? [] : paragraph(change)
    let next = (tellsNext || !news.isEmpty ? [.empty] : []) + news + nextLines(after: verdict)
    switch verdict.finding {
    case .untouched:
      let first = verdict.checks.first.flatMap(verdict.place)
      let place = linkText(
        to: verdict.file, line: first?.line, text: Inline.escaping(location(of: first, verdict)))
      return head + paragraph(words("verdict.untouched", ["file": place])) + next
    case .doesNotCompile(let messages):
      let room = rows.map { $0 - head.count - next.count }
      return head + lines(for: messages, in: verdict.file, room: room) + next
    case .incomplete(let missing): return head + lines(for: missing) + next
    case .judged: return head + stepLines(for: verdict) + next
    case .ungradable, nil: return head + problemLines(for: verdict)
    }
  }

  /// What a verdict says below its title: where that stands above already, or isn't meant.
  package func linesBelowTitle(for verdict: Verdict) -> [Line] {
    Array(lines(for: verdict).drop { !$0.isEmpty }.dropFirst())
  }

  /// Why an exercise couldn't be graded, and what to do about it.
  package func problemLines(for verdict: Verdict) -> [Line] {
    guard let text = problemText(of: verdict) else { return [] }
    return paragraph(text) + nextLines(after: verdict)
  }

  /// Why an exercise couldn't be graded, in a sentence; nil if it could.
  package func problemText(of verdict: Verdict) -> String? {
    switch verdict.outcome {
    case .unreadable(let problem): words(Sentence(problem: problem, file: verdict.file))
    case .read(_, .ungradable(let problem)): words(Sentence(problem: problem, file: verdict.file))
    case .read: nil
    }
  }

  /// The lesson and how many of its checks pass.
  ///
  /// - Parameters:
  ///   - sign: what stands before it where nothing else says how it is.
  ///   - state: what stands behind it.
  func header(of verdict: Verdict, sign: Sign? = nil, state: Line = .empty) -> [Line] {
    let lesson = verdict.lesson
    let title = words("lesson.title", ["number": lesson.number, "title": lesson.title])
    let count = words(
      "verdict.checks-passed", ["passed": verdict.passedCount, "total": verdict.checks.count])
    return justified(
      (isPlain ? .empty : sign?.line ?? .empty) + Line(self.title(title), .title) + state,
      Line(count, verdict.passes ? .success : .plain))
  }

  private func lines(for missing: [MissingInterface]) -> [Line] {
    paragraph(words("verdict.incomplete")) + [.empty]
      + missing.flatMap { missing in
        inline(missing.explanation).wrapped(
          to: width, first: isPlain ? "  " : "  " + Sign.failed.line, others: "    ")
      }
  }
}
