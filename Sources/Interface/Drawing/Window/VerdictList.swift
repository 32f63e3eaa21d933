import Curriculum
import Terminal

/// A verdict as a list that can be unfolded, with the lines of each row.
struct VerdictList {
  var lines: [Line] = []
  var rows: [(row: VerdictRow, lines: Range<Int>)] = []
  /// For each check id, the lines of the strongest hint shown.
  var hints: [String: Range<Int>] = [:]
  private(set) var page = Page([], height: 1)

  func lines(of row: VerdictRow?) -> Range<Int>? {
    rows.first { $0.row == row }?.lines
  }

  fileprivate mutating func append(_ row: VerdictRow, _ new: [Line]) {
    rows.append((row, lines.count..<(lines.count + new.count)))
    lines += new
  }

  fileprivate mutating func append(hints new: [[Line]], for check: String) {
    guard let last = new.last, let row = rows.indices.last else { return }
    lines += new.joined()
    // The empty line after it needn't be in view.
    hints[check] = (lines.count - last.count)..<(lines.count - 1)
    rows[row].lines = rows[row].lines.lowerBound..<lines.count
  }

  fileprivate mutating func trim() {
    while lines.last == .empty { lines.removeLast() }
    for index in rows.indices {
      rows[index].lines = rows[index].lines.clamped(to: 0..<lines.count)
    }
  }

  /// Scrolls so that the selected or revealed lines are in view.
  fileprivate mutating func show(_ lesson: LessonState, height: Int) {
    var top = lesson.top
    var range = lines(of: lesson.selection)
    switch lesson.revealed {
    case .hint(let check)?: range = hints[check] ?? range
    case .row(let row)?:
      guard let row = lines(of: row) else { break }
      range = row
      if row.count > max(1, height) { top = row.lowerBound }
    case nil: break
    }
    page = Page(lines, height: height, top: top, showing: range)
  }
}

extension WindowDrawing {
  func verdictList(_ state: AppState) -> VerdictList {
    var list = VerdictList()
    guard let verdict = state.verdict else { return list }
    let half = hasRoomForSource(state) ? halved : self
    if !state.isVerdictEarlier { list.lines = half.celebrationLines(for: verdict, in: state.menu) }
    if state.menu.selected.isPassed, let next = state.menu.lessonAfter {
      list.append(.next, half.nextLines(next, state.lesson))
      list.lines.append(.empty)
    }
    for row in verdict.rows(unfolded: state.lesson.unfolded) {
      switch row {
      case .next: break
      case .step(let number):
        // There are no empty lines between folded steps.
        if case .check? = list.rows.last?.row { list.lines.append(.empty) }
        list.append(row, half.stepLines(number, verdict, state.lesson))
      case .check(let id):
        guard let check = verdict.checks.first(where: { $0.id == id }) else { continue }
        list.append(row, half.checkLines(check, verdict, state.lesson))
        guard check.result != .passed, state.lesson.unfolded.contains(row) else { continue }
        list.append(hints: half.hintLines(of: check.text, state), for: id)
      }
    }
    list.trim()
    if isPast(state) { list.lines = list.lines.map(\.past) }
    list.show(state.lesson, height: bodyHeight - noticeLines(state).count)
    return list
  }

  private func nextLines(_ next: LessonRow, _ lesson: LessonState) -> [Line] {
    let text = words("window.next-lesson", ["number": next.number, "title": next.title])
    return drawing.inline(text).styled(lesson.selection == .next ? .bold : .plain)
      .wrapped(to: drawing.width, first: pointer(.next, lesson), others: "  ")
  }

  private func stepLines(
    _ number: Int, _ verdict: Verdict, _ lesson: LessonState
  ) -> [Line] {
    let step = verdict.lesson.steps.first { $0.number == number }
    let title = step?.title ?? ""
    let checks = verdict.checks(ofStep: number)
    let passed = checks.count { $0.result == .passed }
    let isUnfolded = lesson.unfolded.contains(.step(number))
    let mark = Sign(step.map(verdict.state) ?? .notBegun).line
    let count = Line(words("window.step-count", ["passed": passed, "total": checks.count]), .dim)
    let name =
      Line(isUnfolded ? "▾ " : "▸ ", .frame) + mark
      + drawing.line(ofStep: number, title: title)
    return drawing.justified(
      pointer(.step(number), lesson) + name.styled(.subheading), count)
  }

  private func checkLines(
    _ check: CheckVerdict, _ verdict: Verdict, _ lesson: LessonState
  ) -> [Line] {
    let row = VerdictRow.check(check.id)
    let mark = Sign(check, in: verdict).line
    let isSelected = lesson.selection == row
    let title = drawing.inline(check.text.title).styled(isSelected ? .bold : .plain)
    let lines = title.wrapped(
      to: drawing.width, first: pointer(row, lesson) + "  " + mark, others: "      ")
    guard lesson.unfolded.contains(row) else { return lines }
    guard !check.fails else {
      return lines + drawing.openLines(for: check, in: verdict, indent: 6)
        + drawing.details(of: check, in: verdict)
    }
    let step = verdict.lesson.steps.first { $0.number == check.step }
    let state: Sentence =
      check.result == .passed
      ? "window.check-passes"
      : step.map(verdict.state) == .notBegun ? "window.check-not-begun" : "window.check-waits"
    let why = drawing.whyText(check, in: verdict.lesson)
    return lines + drawing.paragraph(words(state) + "\n" + why, indent: 6) + [.empty]
  }

  /// The hints shown for a check, from the first to the strongest, with numbers.
  func hintLines(of check: CheckText, _ state: AppState, indent: Int = 6) -> [[Line]] {
    let remembered = state.status.progress.hints[check.id] ?? 0
    let strongest = max(remembered, state.lesson.hints[check.id] ?? 0)
    let start = Line(String(repeating: " ", count: indent))
    return check.hints.prefix(strongest).enumerated().map { index, hint in
      let counter = words("hint.counter", ["strength": index + 1, "count": check.hints.count])
      let first = start + Line(words.label(counter), .warning)
      return drawing.inline(hint).wrapped(to: drawing.width, first: first, others: start)
        + [.empty]
    }
  }

  private func pointer(_ row: VerdictRow, _ lesson: LessonState) -> Line {
    lesson.selection == row ? Line("› ", .command) : "  "
  }

  /// The drawing with the width of the left one of two columns.
  var halved: WindowDrawing {
    var half = self
    half.drawing.width = min(Drawing.readableWidth, (size.columns - 8) / 2)
    return half
  }

  func celebrationLines(for verdict: Verdict, in menu: MenuState) -> [Line] {
    guard verdict.passes,
      let row = menu.rows.first(where: { $0.id == verdict.lesson.id })
    else { return [] }
    var lines = [.empty, drawing.doneLine(number: row.number, title: row.title), .empty]
    if !row.lesson.learnt.isEmpty { lines += drawing.paragraph(row.lesson.learnt, indent: 2) }
    lines += [Line("  " + workText(row), .dim), .empty]
    guard menu.rows.allSatisfy(\.isPassed) else { return lines }
    return lines + summaryLines(of: menu) + [.empty]
  }

  private func summaryLines(of menu: MenuState) -> [Line] {
    let titles = menu.rows.map(\.title.columns).max() ?? 0
    let rows = menu.rows.map { row in
      Line("  ✓ ", .success) + Line(row.title).padded(to: titles + 2) + Line(workText(row), .dim)
    }
    let all = drawing.paragraph(words("window.all-passed", ["total": menu.totalSteps]), indent: 2)
    return all + [.empty] + rows.map { $0.truncated(to: drawing.width) } + [.empty]
      + drawing.paragraph(words("menu.all-passed"), indent: 2)
  }
}

extension Line {
  /// The line dimmed, because it is about an earlier state.
  var past: Line { Line(spans.map { Span($0.text, .dim) }) }
}
