import Curriculum
import Terminal

extension Drawing {
  /// A verdict: what passes, what fails and why, and what to do next. The most important part comes
  /// within the first rows; in full mode everything is shown.
  package func lines(for verdict: Verdict, change: VerdictChange? = nil) -> [Line] {
    let head = header(of: verdict) + [.empty]
    // Changes are shown just above the next step, where they are seen first.
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
      return head + lines(for: messages, of: verdict, room: room) + next
    case .incomplete: return head + missingLines(for: verdict) + next
    case .judged: return head + stepLines(for: verdict) + changedLines(for: verdict) + next
    case .ungradable, nil: return head + problemLines(for: verdict)
    }
  }

  /// The verdict without its title.
  package func linesBelowTitle(for verdict: Verdict) -> [Line] {
    Array(lines(for: verdict).drop { !$0.isEmpty }.dropFirst())
  }

  package func problemLines(for verdict: Verdict) -> [Line] {
    guard let text = problemText(of: verdict) else { return [] }
    return paragraph(text) + nextLines(after: verdict)
  }

  /// A sentence on why an exercise couldn't be graded; nil if it could.
  package func problemText(of verdict: Verdict) -> String? {
    let file = shown(verdict.file)
    return switch verdict.outcome {
    case .unreadable(let problem): words(Sentence(problem: problem, file: file))
    case .read(_, .ungradable(let problem)): words(Sentence(problem: problem, file: file))
    case .read: nil
    }
  }

  /// The lesson's title and its progress.
  func header(of verdict: Verdict, sign: Sign? = nil, state: Line = .empty) -> [Line] {
    let lesson = verdict.lesson
    return justified(
      (isPlain ? .empty : sign?.line ?? .empty) + Line(title(name(of: lesson)), .title) + state,
      Line(progressText(of: verdict), verdict.passes ? .success : .plain))
  }

  private func missingLines(for verdict: Verdict) -> [Line] {
    paragraph(words("verdict.incomplete")) + [.empty]
      + verdict.missing.flatMap { missing -> [Line] in
        let lines = inline(missing.explanation).wrapped(
          to: width, first: isPlain ? "  " : "  " + Sign.failed.line, others: "    ")
        guard let line = missing.line else { return lines }
        let place = "\(shown(verdict.file)):\(line)"
        return joined(lines, link(to: verdict.file, line: line, text: place))
      }
  }

  /// The names of provided parts that were changed.
  private func changedLines(for verdict: Verdict) -> [Line] {
    guard !verdict.changedParts.isEmpty else { return [] }
    let names = words.list(verdict.changedParts.map { "`\($0)`" })
    let fails = verdict.checks.contains(where: \.fails)
    let key = fails ? "verdict.changed" : "verdict.changed-and-no-failure"
    return [.empty] + paragraph(words(key, ["names": names]))
  }

  /// The steps of a lesson with a line each, the failing checks of steps that were begun, and the
  /// first failure completely; in full mode all checks and failures.
  func stepLines(for verdict: Verdict) -> [Line] {
    let blocks = verdict.lesson.steps.map { step -> [Line] in
      let title = titleLines(of: step, in: verdict)
      let checks = verdict.checks(ofStep: step.number)
      if isFull { return title + checks.flatMap { wholeLines(for: $0, in: verdict) } }
      return title + failureLines(for: checks, of: step, in: verdict)
    }
    return joined(blocks.map { trimmed($0) })
  }

  private func titleLines(of step: Step, in verdict: Verdict) -> [Line] {
    let state = verdict.state(of: step)
    let checks = verdict.checks(ofStep: step.number)
    let passed = checks.count { $0.result == .passed }
    let count =
      switch state {
      case .notBegun: words("verdict.step-not-begun", ["count": checks.count])
      case .open: words("verdict.step-open", ["passed": passed, "count": checks.count])
      case .begun, .passed:
        words("verdict.step-count", ["passed": passed, "count": checks.count])
      }
    let title = line(ofStep: step.number, title: step.title)
    // The count tells a screen reader the same as the sign.
    let sign = isPlain ? Line.empty : Sign(state).line
    return (title.styled(.subheading) + Line(self.title(" · " + count), .dim))
      .wrapped(to: width, first: sign, others: "  ")
  }

  func line(ofStep number: Int, title: String) -> Line {
    words.pieces(
      of: Sentence("verdict.step", ["number": number, "title": ""]), ["title": inline(title)]
    ) {
      Line(self.title($0))
    }.reduce(.empty, +)
  }

  /// The failing checks of a step; for the next step to begin, the section that explains it.
  private func failureLines(
    for checks: [CheckVerdict], of step: Step, in verdict: Verdict
  ) -> [Line] {
    let first = verdict.nextCheck?.id
    let isBegun = verdict.state(of: step) != .notBegun
    var lines: [Line] = []
    for check in checks where check.fails || check.id == first {
      if !check.fails {
        lines += paragraph(goalText(check, in: verdict.lesson), indent: 2)
      } else if check.id == first {
        lines += openLines(for: check, in: verdict, indent: 2)
        lines += titleLines(of: check, in: verdict) + details(of: check, in: verdict)
      } else if isBegun {
        lines += joined(titleLines(of: check, in: verdict), place(of: check, in: verdict))
      }
    }
    return lines + (isBegun ? waitingLines(checks.count { $0.result == .waiting }) : [])
  }

  /// A sentence with the section of the lesson that explains the step of a check: that of its first
  /// check.
  package func goalText(_ check: CheckVerdict, in lesson: Lesson) -> String {
    let step = lesson.steps.first { $0.number == check.step }
    let section = sectionText(of: step?.checks.first ?? check.text, in: lesson)
    return words(
      "verdict.goal", ["number": check.step, "title": step?.title ?? "", "section": section])
  }

  /// What to do in a step that may not have been begun.
  func openLines(for check: CheckVerdict, in verdict: Verdict, indent: Int) -> [Line] {
    guard verdict.isOpen(check) else { return [] }
    let text = words("verdict.open", ["goal": goalText(check, in: verdict.lesson)])
    return paragraph(text, indent: indent) + [.empty]
  }

  /// A single failing check completely, with its number among the failures.
  package func lines(forFailure id: String, in verdict: Verdict) -> [Line] {
    let failures = verdict.checks.filter(\.fails)
    guard let index = failures.firstIndex(where: { $0.id == id }) else { return [] }
    let place = words(
      "verdict.failure",
      ["number": index + 1, "count": failures.count, "step": failures[index].step])
    return paragraph(place).map { $0.styled(.dim) }
      + trimmed(
        titleLines(of: failures[index], in: verdict) + details(of: failures[index], in: verdict))
  }

  private func waitingLines(_ count: Int) -> [Line] {
    guard count > 0 else { return [] }
    let text = Line(words("verdict.waiting", ["count": count]), .dim)
    return text.wrapped(to: width, first: isPlain ? "  " : "  " + Sign.waiting.line, others: "    ")
  }

  package func wholeLines(for check: CheckVerdict, in verdict: Verdict) -> [Line] {
    let title = titleLines(of: check, in: verdict)
    return check.fails ? title + details(of: check, in: verdict) : title
  }

  private func titleLines(of check: CheckVerdict, in verdict: Verdict) -> [Line] {
    let title = inline(check.text.title).styled(check.result == .waiting ? .dim : .plain)
    let sign = line(of: Sign(check, in: verdict))
    return title.wrapped(to: width, first: "  " + sign, others: "    ")
  }

  /// A title and a location, on one line if they fit.
  private func joined(_ lines: [Line], _ place: Line) -> [Line] {
    let whole = lines[0] + Line(title(" · "), .dim) + place
    return lines.count == 1 && whole.columns <= width ? [whole] : lines + ["    " + place]
  }

  /// Joins blocks, with empty lines around those that have more than a title.
  private func joined(_ blocks: [[Line]]) -> [Line] {
    blocks.enumerated().flatMap { index, block in
      index > 0 && (block.count > 1 || blocks[index - 1].count > 1) ? [.empty] + block : block
    }
  }

  private func trimmed(_ block: [Line]) -> [Line] {
    block.last == .empty ? block.dropLast() : block
  }

  package func nextLines(after verdict: Verdict) -> [Line] {
    guard tellsNext else { return [] }
    let next = paragraph(words(next(after: verdict)))
    let isFolded = verdict.saysWhichPass && !verdict.passes && !isFull
    guard isFolded, !isInMenu else { return next }
    return next
      + paragraph(words("verdict.folded", ["lesson": verdict.lesson.number])).map {
        $0.styled(.dim)
      }
  }

  /// The sentence on what to do next, with a key in the menu and a command elsewhere.
  private func next(after verdict: Verdict) -> Sentence {
    let lesson = verdict.lesson
    if verdict.passes, lesson.isLast { return "next.all-passed" }
    let step = nextStep(after: verdict)
    return Sentence(
      isInMenu ? "menu.next-\(step)" : "next.\(step)",
      [
        "lesson": lesson.number, "next": lesson.number + 1, "file": linkText(to: verdict.file),
      ])
  }

  /// What to do next, as part of the sentence's key.
  private func nextStep(after verdict: Verdict) -> String {
    switch verdict.outcome {
    // The commands that convert the file are shown above.
    case .unreadable(.isGBK): return "again"
    case .unreadable(.missing): return "restore"
    case .unreadable: return "reset"
    case .read(_, .untouched): return isInMenu ? "edit" : "read"
    case .read(_, .doesNotCompile), .read(_, .incomplete):
      return verdict.stepInTheWay == nil ? "test" : "stuck"
    case .read(_, .ungradable): return "test"
    case .read(_, .judged):
      switch verdict.nextCheck?.result.obstacle {
      case .busyMachine: return "again"
      case .largeExercise: return "test"
      case nil: break
      }
      guard verdict.passes else { return verdict.nextCheck?.fails == true ? "hint" : "stuck" }
      return "lesson"
    }
  }

  /// A verdict in a list of several; verdicts of a single line aren't separated by empty lines.
  package func lines(
    for verdict: Verdict, below last: Verdict?, change: VerdictChange? = nil
  ) -> [Line] {
    let lines = withoutNext.lineOrMore(for: verdict, change: change)
    guard let last else { return lines }
    let isApart = lines.count > 1 || withoutNext.lineOrMore(for: last).count > 1
    return (isApart ? [.empty] : []) + lines
  }

  /// What to do after several verdicts, for the first lesson that is begun and doesn't pass, or the
  /// first that doesn't.
  package func nextLines(after verdicts: [Verdict]) -> [Line] {
    let last = verdicts.max { $0.lesson.number < $1.lesson.number }
    let open = verdicts.filter { !$0.passes }
    let verdict = open.first { !$0.isUntouched } ?? open.first ?? last
    return verdict.map { nextLines(after: $0) } ?? []
  }

  /// A single line if the lesson passes or wasn't begun; otherwise the whole verdict.
  private func lineOrMore(for verdict: Verdict, change: VerdictChange? = nil) -> [Line] {
    guard !isFull, verdict.passes || verdict.isUntouched else {
      return lines(for: verdict, change: change)
    }
    if verdict.passes { return header(of: verdict, sign: .passed) }
    let state = Line(title(" · " + words("status.untouched")), .dim)
    return header(of: verdict, sign: .waiting, state: state)
  }
}
