import Curriculum
import Grading
import Terminal

extension Drawing {
  /// A whole verdict: what works, what doesn't and why, and what to do next.
  func lines(for verdict: Verdict) -> [Line] {
    var lines = header(of: verdict) + [.empty]
    if verdict.problem != nil { return lines + problemLines(for: verdict) }
    switch verdict.state {
    case .untouched:
      let place = location(of: verdict.checks.first, verdict)
      lines += paragraph(words(.verdictUntouched, ["file": place]))
    case .doesNotCompile:
      lines += compilerLines(for: verdict)
    case .missingAPI:
      lines += missingLines(for: verdict)
    case .passed, .failed:
      lines += stepLines(for: verdict)
    }
    return lines + (tellsNext ? [.empty] : []) + nextLines(after: verdict)
  }

  /// A verdict as it is shown below the one before: what has changed stands where it is seen first,
  /// just above what to do next.
  func lines(forWatched verdict: Verdict, after old: Verdict?) -> [Line] {
    var drawing = self
    drawing.tellsNext = false
    let change = text(of: old.map { VerdictChange(from: $0, to: verdict) })
    let news =
      verdict.state == .passed
      ? [doneLine(number: verdict.lesson.number, title: verdict.lesson.title)]
      : change.isEmpty ? [] : paragraph(change)
    return drawing.lines(for: verdict) + [.empty] + news + nextLines(after: verdict) + [.empty]
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

  private func header(of verdict: Verdict) -> [Line] {
    let lesson = verdict.lesson
    let title = words(.lessonTitle, ["number": lesson.number, "title": lesson.title])
    let count = words(
      .checksPassed, ["passed": verdict.passedCount, "total": verdict.checks.count])
    return justified(Line(title, .title), Line(count, verdict.state == .passed ? .success : .plain))
  }

  // MARK: Steps

  private func stepLines(for verdict: Verdict) -> [Line] {
    let current = verdict.firstFailure?.step
    let steps = verdict.lesson.steps.map { step -> [Line] in
      let checks = verdict.checks.filter { $0.step == step.number }
      // A step that nobody has begun needs no list of what it doesn't do yet.
      let isAhead = verdict.untouchedSteps.contains(step.number) && step.number != current
      if isAhead, checks.allSatisfy({ $0.state != .passed }) {
        let text = Line(" · " + words(.stepNotStarted, count: checks.count), .dim)
        return (stepTitle(step) + text).wrapped(to: width, others: "  ")
      }
      return stepTitle(step).wrapped(to: width, others: "  ") + checkLines(checks, of: verdict)
    }
    return joined(steps)
  }

  /// Blocks of lines with an empty line between those that are more than a title.
  private func joined(_ blocks: [[Line]]) -> [Line] {
    blocks.enumerated().flatMap { index, block in
      index > 0 && (block.count > 1 || blocks[index - 1].count > 1) ? [.empty] + block : block
    }
  }

  private func stepTitle(_ step: Step) -> Line {
    Line(words(.stepTitle, ["number": step.number]), .subheading)
      + inline(step.title).styled(.subheading)
  }

  private func checkLines(_ checks: [CheckVerdict], of verdict: Verdict) -> [Line] {
    let firstFailure = checks.first { $0.state != .passed && $0.state != .waiting }
    var lines: [Line] = []
    for check in checks where check.state != .waiting {
      lines += checkLine(check)
      if check.id == firstFailure?.id { lines += details(of: check, in: verdict) }
    }
    let waiting = checks.count { $0.state == .waiting }
    if waiting > 0 {
      let text = Line(words(.checksWaiting, count: waiting), .dim)
      lines += text.wrapped(to: width, first: Line("  · ", .dim), others: "    ")
    }
    // What comes after the step brings its own empty line.
    return lines.last == .empty ? lines.dropLast() : lines
  }

  private func checkLine(_ check: CheckVerdict) -> [Line] {
    let mark =
      check.state == .passed ? Line("  ✓ ", .success) : Line("  ✗ ", .failure)
    return inline(check.text.title).wrapped(to: width, first: mark, others: "    ")
  }

  // MARK: Before any check

  private func compilerLines(for verdict: Verdict) -> [Line] {
    let shown = verdict.messages.prefix(5)
    var lines = paragraph(words(.verdictDoesNotCompile)) + [.empty]
    for message in shown {
      let place = "\(verdict.file):\(message.line):\(message.column)"
      let text = visible(controlCharactersIn: message.text)
      lines += messageLines(place, text)
      if let help = message.help { lines += paragraph(help, indent: 4) }
      lines.append(.empty)
    }
    let rest = verdict.messages.count - shown.count
    return rest > 0 ? lines + paragraph(words(.moreMessages, count: rest)) : lines.dropLast()
  }

  /// `path:line:column: error: …`, in which the place stays in one piece however long it is.
  private func messageLines(_ place: String, _ text: String) -> [Line] {
    let head = Line(place, .link) + Line(": error:", .failure)
    guard head.columns < width else {
      return [head] + Line(text).wrapped(to: width, first: "    ", others: "    ")
    }
    return (head + Line(" " + text)).wrapped(to: width, others: "    ")
  }

  private func missingLines(for verdict: Verdict) -> [Line] {
    paragraph(words(.verdictMissingAPI)) + [.empty]
      + verdict.missing.flatMap { missing in
        inline(missing.explanation).wrapped(
          to: width, first: Line("  ✗ ", .failure), others: "    ")
      }
  }

  private func nextLines(after verdict: Verdict) -> [Line] {
    guard tellsNext else { return [] }
    let values: [String: Any] = [
      "lesson": verdict.lesson.number, "next": verdict.lesson.number + 1, "file": verdict.file,
    ]
    let next = Next(after: verdict)
    return paragraph(words(isInMenu ? next.inMenu : next.byCommand, values))
  }
}

/// What to do after a verdict: in the menu a letter, elsewhere a command.
private struct Next {
  var byCommand: Word
  var inMenu: Word

  init(after verdict: Verdict) {
    let (byCommand, inMenu): (Word, Word) =
      switch (verdict.problem, verdict.state) {
      case (.compilesTooLong?, _), (.compilerGaveUp?, _), (.doesNotLoad?, _):
        (.nextTest, .menuNextTest)
      case (_?, _): (.nextReset, .menuNextReset)
      case (nil, .passed):
        verdict.lesson.isLast ? (.nextAllDone, .nextAllDone) : (.nextLesson, .menuNextLesson)
      case (nil, .untouched): (.nextRead, .menuNextEdit)
      case (nil, .doesNotCompile), (nil, .missingAPI): (.nextTest, .menuNextTest)
      case (nil, .failed): (.nextHint, .menuNextHint)
      }
    (self.byCommand, self.inMenu) = (byCommand, inMenu)
  }
}
