import Curriculum
import Terminal

extension Drawing {
  /// The steps of a lesson: each in a line, below those that were begun what fails there, and the
  /// first failure in full; or every check, and every failure in full.
  func stepLines(for verdict: Verdict) -> [Line] {
    let blocks = verdict.lesson.steps.map { step -> [Line] in
      let title = titleLines(of: step, in: verdict)
      let checks = verdict.checks.filter { $0.step == step.number }
      if isFull { return title + checks.flatMap { wholeLines(for: $0, in: verdict) } }
      return title + failureLines(for: checks, of: step, in: verdict)
    }
    return joined(blocks.map { trimmed($0) })
  }

  private func titleLines(of step: Step, in verdict: Verdict) -> [Line] {
    let state = verdict.state(of: step)
    let checks = verdict.checks.filter { $0.step == step.number }
    let passed = checks.count { $0.result == .passed }
    let count =
      state == .notBegun
      ? words("verdict.step-not-begun", ["count": checks.count])
      : words("verdict.step-count", ["passed": passed, "count": checks.count])
    let title = line(ofStep: step.number, title: step.title)
    // The count says what the sign says.
    let sign = isPlain ? Line.empty : Sign(state).line
    return (title.styled(.subheading) + Line(self.title(" · " + count), .dim))
      .wrapped(to: width, first: sign, others: "  ")
  }

  /// What a step is called, with its title as the lesson writes it.
  func line(ofStep number: Int, title: String) -> Line {
    words.pieces(
      of: Sentence("verdict.step", ["number": number, "title": ""]), ["title": inline(title)]
    ) {
      Line(self.title($0))
    }.reduce(.empty, +)
  }

  /// What fails in a step: of one that isn't begun, no more than where to begin.
  private func failureLines(
    for checks: [CheckVerdict], of step: Step, in verdict: Verdict
  ) -> [Line] {
    let first = verdict.firstFailure?.id
    let isBegun = verdict.state(of: step) == .begun
    var lines: [Line] = []
    for check in checks where check.fails {
      if check.id == first {
        lines += titleLines(of: check) + details(of: check, in: verdict)
      } else if isBegun {
        lines += titleLines(of: check, at: place(of: check, in: verdict))
      }
    }
    return lines + (isBegun ? waitingLines(checks.count { $0.result == .waiting }) : [])
  }

  /// One check that fails, alone: which of them it is, and all that there is to say of it.
  package func lines(forFailure id: String, in verdict: Verdict) -> [Line] {
    let failures = verdict.checks.filter(\.fails)
    guard let index = failures.firstIndex(where: { $0.id == id }) else { return [] }
    let place = words(
      "verdict.failure",
      ["number": index + 1, "count": failures.count, "step": failures[index].step])
    return paragraph(place).map { $0.styled(.dim) }
      + trimmed(titleLines(of: failures[index]) + details(of: failures[index], in: verdict))
  }

  private func waitingLines(_ count: Int) -> [Line] {
    guard count > 0 else { return [] }
    let text = Line(words("verdict.waiting", ["count": count]), .dim)
    return text.wrapped(to: width, first: isPlain ? "  " : "  " + Sign.waiting.line, others: "    ")
  }

  /// A check, and in full what fails of it.
  package func wholeLines(for check: CheckVerdict, in verdict: Verdict) -> [Line] {
    let title = titleLines(of: check)
    return check.fails ? title + details(of: check, in: verdict) : title
  }

  private func titleLines(of check: CheckVerdict) -> [Line] {
    let title = inline(check.text.title).styled(check.result == .waiting ? .dim : .plain)
    return title.wrapped(to: width, first: "  " + line(of: Sign(check.result)), others: "    ")
  }

  /// The title and the place: on one line, or below each other if there is no room.
  private func titleLines(of check: CheckVerdict, at place: Line) -> [Line] {
    let lines = titleLines(of: check)
    let whole = lines[0] + Line(self.title(" · "), .dim) + place
    return lines.count == 1 && whole.columns <= width ? [whole] : lines + ["    " + place]
  }

  /// Blocks of lines with an empty line between those that are more than a title.
  private func joined(_ blocks: [[Line]]) -> [Line] {
    blocks.enumerated().flatMap { index, block in
      index > 0 && (block.count > 1 || blocks[index - 1].count > 1) ? [.empty] + block : block
    }
  }

  /// What comes after a block brings its own empty line.
  private func trimmed(_ block: [Line]) -> [Line] {
    block.last == .empty ? block.dropLast() : block
  }
}
