import Basics
import Curriculum
import Terminal

extension Drawing {
  package func lines(for lesson: LessonState, row: LessonRow) -> [Line] {
    switch lesson.showing {
    case .nothing:
      return [inline(name(of: row.lesson)).styled(.title), .empty]
        + paragraph(words("lesson.ready"))
        + (row.stub.map { paragraph(words("lesson.other-language", ["file": linkText(to: $0)])) }
          ?? [])
    case .grading: return paragraph(words("lesson.grading", ["number": row.number]))
    case .verdict:
      return row.status.verdict.map { lines(for: $0, change: lesson.change) } ?? changedLines(row)
    case .failure(let id):
      return row.status.verdict.map { lines(forFailure: id, in: $0) } ?? changedLines(row)
    case .hint(let hint): return lines(for: hint)
    case .solution(let source): return lines(forSolution: source)
    case .solutionRefused: return paragraph(words("solution.refused", ["lesson": row.number]))
    case .askingToReset: return paragraph(words("reset.question", ["lesson": row.number]))
    case .askingForSolution: return paragraph(words("solution.question", ["lesson": row.number]))
    case .reset(let backup): return lines(forReset: backup)
    case .undone(let undone): return paragraph(text(of: undone, lesson: row.number))
    case .nothingDone: return paragraph(words("reset.cancelled"))
    case .editing: return []
    case .edited(let file, let isOpen):
      return paragraph(
        words(isOpen ? "lesson.open" : "lesson.edited", ["file": linkText(to: file)]))
    case .cancelled: return paragraph(words("error.cancelled"))
    case .error(let text): return paragraph(text)
    }
  }

  /// The text for an exercise that has changed since its last test.
  func changedLines(_ row: LessonRow) -> [Line] {
    let memory = memoryText(of: row.status)
    return paragraph(words("lesson.changed", ["file": linkText(to: row.file)]))
      + (memory.isEmpty ? [] : [.empty] + paragraph(memory))
  }

  func doneLine(number: Int, title: String) -> Line {
    let done = words("lesson.passed", ["number": number, "title": title])
    return Line(sign("★ "), .warning) + Line(done, .success.with(.bold))
  }

  package func lines(for hint: Hint) -> [Line] {
    switch hint {
    case .nothingFails: return paragraph(words("hint.nothing-fails"))
    case .verdictFirst(let verdict): return lines(for: verdict)
    case .shown(let hint):
      let obstacle = hint.obstacle.map { whyNot($0) + [.empty] } ?? []
      guard !isPlain else {
        let head = words(
          "plain.hint", ["strength": hint.strength, "count": hint.count, "title": hint.title])
        return obstacle + paragraph(head) + paragraph(hint.text)
      }
      let counter = words("hint.counter", ["strength": hint.strength, "count": hint.count])
      return obstacle + heading(of: hint) + [.empty] + paragraph(hint.text, indent: 2)
        + [.empty, Line("  \(words.bracketed(counter))", .dim)]
    }
  }

  private func heading(of hint: GivenHint) -> [Line] {
    guard hint.obstacle == nil else {
      return paragraph(words("hint.for", ["number": hint.step, "check": hint.title]))
    }
    return inline(hint.title).wrapped(to: width, first: hint.sign.line, others: "  ")
  }

  package func lines(forSolution source: String) -> [Line] {
    let text = String(source.trimming(\.isNewline))
    return markdown([.code(language: "swift", text: text, line: 1)])
  }

  package func lines(forReset backup: String?) -> [Line] {
    paragraph(
      backup.map { words("reset.done", ["backup": shown($0)]) }
        ?? words("reset.done-without-backup"))
  }

  package func text(of undone: UndoneReset, lesson: Int) -> String {
    switch undone {
    case .nothingToUndo: words("reset.nothing-to-undo", ["lesson": lesson])
    case .putBack(let kept?): words("reset.undone", ["lesson": lesson, "backup": shown(kept)])
    case .putBack(nil): words("reset.undone-without-backup", ["lesson": lesson])
    }
  }

  /// What is known about earlier results of a lesson that doesn't pass now; empty if nothing is.
  func memoryText(of status: LessonStatus) -> String {
    guard status.state != .passed else { return "" }
    if let date = status.progress.passedAt {
      // Without a verdict it is unknown whether the exercise has changed since.
      let isTextKnown = status.state != .changed || status.earlier != nil
      return words(
        isTextKnown ? "memory.passed" : "memory.passed-untested", ["date": date.local("%Y-%m-%d")])
    }
    guard status.state == .changed, let step = status.lastStep else { return "" }
    return words("memory.tested", ["number": step])
  }

  /// The status of a lesson, and whether it has passed before.
  func rememberingStatus(of row: LessonRow) -> Line {
    let status = status(of: row)
    return Line(remembering(status.plainText, row), status.spans.first?.style ?? .plain)
  }

  func remembering(_ status: String, _ row: LessonRow) -> String {
    guard !row.isPassed, let date = row.status.progress.passedAt else { return status }
    return words("memory.row", ["status": status, "date": date.local("%Y-%m-%d")])
  }

  /// How a verdict differs from the previous one: newly passed steps and the next one, then the
  /// checks that pass or fail now, the first by name and the others counted. Empty if nothing has
  /// changed.
  package func text(of change: VerdictChange?) -> String {
    func text(_ titles: [String], _ key: String) -> [String] {
      guard let first = titles.first else { return [] }
      let more = titles.count - 1
      let checks = more > 0 ? words("change.more", ["check": first, "count": more]) : first
      return [words(key, ["checks": checks])]
    }
    guard let change else { return "" }
    let steps = change.stepsPassed.map { words("change.step-passed", ["number": $0]) }
    let next = change.nextStep.map { step in
      words("change.next-step", ["number": step.number, "title": step.title])
    }
    let progress = steps.isEmpty ? [] : [words.sentences(steps + [next].compactMap(\.self))]
    let lines =
      progress + text(change.nowPassing, "change.now-passing")
      + text(change.newlyBroken, "change.newly-broken")
    return lines.joined(separator: "\n")
  }
}
