import Curriculum
import Grading
import Terminal

/// A verdict as a list that unfolds: which lines belong to which row.
struct VerdictList {
  var lines: [Line] = []
  var rows: [(row: VerdictRow, lines: Range<Int>)] = []
  var viewport = Viewport(height: 1, count: 0)
  /// The first line that is shown.
  var top = 0

  func lines(of row: VerdictRow?) -> Range<Int>? {
    rows.first { $0.row == row }?.lines
  }

  fileprivate mutating func append(_ row: VerdictRow, _ new: [Line]) {
    rows.append((row, lines.count..<(lines.count + new.count)))
    lines += new
  }
}

extension WindowDrawing {
  /// The list, as high as a notice leaves room for.
  func verdictList(_ state: AppState) -> VerdictList {
    var list = VerdictList()
    guard let verdict = state.lesson.verdict else { return list }
    let half = hasRoomForSource(state) ? halved : self
    list.lines = half.celebrationLines(for: verdict, in: state.menu)
    for row in verdict.rows(unfolded: state.lesson.unfolded) {
      switch row {
      case .step(let number):
        // Steps that are folded stand close together.
        if case .check? = list.rows.last?.row { list.lines.append(.empty) }
        list.append(row, half.stepLines(number, verdict, state.lesson))
      case .check(let id):
        guard let check = verdict.checks.first(where: { $0.id == id }) else { continue }
        list.append(row, half.checkLines(check, verdict, state.lesson))
      }
    }
    let notice = noticeLines(state)
    list.viewport = Viewport(height: bodyHeight - notice.count, count: list.lines.count)
    list.top =
      list.lines(of: state.lesson.selection)
      .map { list.viewport.top(near: state.lesson.top, showing: $0) }
      ?? list.viewport.top(near: state.lesson.top)
    return list
  }

  private func stepLines(
    _ number: Int, _ verdict: Verdict, _ lesson: LessonState
  ) -> [Line] {
    let title = verdict.lesson.steps.first { $0.number == number }?.title ?? ""
    let checks = verdict.checks.filter { $0.step == number }
    let passed = checks.count { $0.state == .passed }
    let isUnfolded = lesson.unfolded.contains(.step(number))
    let mark =
      passed == checks.count ? Line("✓ ", .success) : passed > 0 ? Line("… ", .warning) : Line("· ")
    let count = Line(words(.windowStepCount, ["passed": passed, "total": checks.count]), .dim)
    let name =
      Line(isUnfolded ? "▾ " : "▸ ", .frame) + mark + Line(words(.stepTitle, ["number": number]))
      + drawing.inline(title)
    return drawing.justified(
      pointer(.step(number), lesson) + name.styled(.subheading), count)
  }

  private func checkLines(
    _ check: CheckVerdict, _ verdict: Verdict, _ lesson: LessonState
  ) -> [Line] {
    let row = VerdictRow.check(check.id)
    let mark =
      switch check.state {
      case .passed: Line("✓ ", .success)
      case .waiting: Line("· ", .dim)
      case .failed, .crashed, .timedOut: Line("✗ ", .failure)
      }
    let isSelected = lesson.selection == row
    let title = drawing.inline(check.text.title).styled(isSelected ? .bold : .plain)
    var lines = title.wrapped(
      to: drawing.width, first: pointer(row, lesson) + "  " + mark, others: "      ")
    guard lesson.unfolded.contains(row) else { return lines }
    switch check.state {
    case .passed, .waiting:
      let state: Word = check.state == .passed ? .windowCheckPasses : .windowCheckWaits
      let why = words(.checkWhy, ["why": check.text.why, "section": check.text.section])
      lines += drawing.paragraph(words(state) + "\n" + why, indent: 6) + [.empty]
    case .failed, .crashed, .timedOut: lines += drawing.details(of: check, in: verdict)
    }
    return lines + hintLines(check, lesson)
  }

  private func hintLines(_ check: CheckVerdict, _ lesson: LessonState) -> [Line] {
    let hints = lesson.hints[check.id] ?? []
    return hints.flatMap { hint -> [Line] in
      let number = (check.text.hints.firstIndex(of: hint) ?? 0) + 1
      let counter = words(.hintCounter, ["strength": number, "count": check.text.hints.count])
      return drawing.inline(hint).wrapped(
        to: drawing.width, first: Line("      ") + Line(counter + ": ", .warning), others: "      ")
        + [.empty]
    }
  }

  private func pointer(_ row: VerdictRow, _ lesson: LessonState) -> Line {
    lesson.selection == row ? Line("› ", .command) : "  "
  }

  /// The same, as wide as the left one of two columns.
  var halved: WindowDrawing {
    var half = self
    half.drawing.width = min(Drawing.readableWidth, (size.columns - 8) / 2)
    return half
  }
}
