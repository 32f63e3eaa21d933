import Curriculum
import Terminal

/// Verdicts on several lessons, one below the other, with one thing to do next.
extension Drawing {
  /// A verdict among others; those that take one line stand close together.
  ///
  /// - Parameters:
  ///   - last: the verdict above it.
  ///   - change: how it differs from the one before on the same lesson.
  package func lines(
    for verdict: Verdict, below last: Verdict?, change: VerdictChange? = nil
  ) -> [Line] {
    var drawing = self
    drawing.tellsNext = false
    let lines = drawing.lineOrMore(for: verdict, change: change)
    guard let last else { return lines }
    let isApart = lines.count > 1 || drawing.lineOrMore(for: last).count > 1
    return (isApart ? [.empty] : []) + lines
  }

  /// What to do after them: it is about the first lesson that doesn't pass.
  package func nextLines(after verdicts: [Verdict]) -> [Line] {
    let last = verdicts.max { $0.lesson.number < $1.lesson.number }
    let verdict = verdicts.first { !$0.passes } ?? last
    return verdict.map { nextLines(after: $0) } ?? []
  }

  /// One line if everything is done, or nothing.
  private func lineOrMore(for verdict: Verdict, change: VerdictChange? = nil) -> [Line] {
    guard !isFull, verdict.passes || verdict.isUntouched else {
      return lines(for: verdict, change: change)
    }
    if verdict.passes { return header(of: verdict, sign: .passed) }
    let state = Line(title(" · " + words("status.untouched")), .dim)
    return header(of: verdict, sign: .waiting, state: state)
  }
}
