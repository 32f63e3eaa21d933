import Curriculum
import Terminal

extension Drawing {
  /// - Parameter isMenu: whether commands can be typed; otherwise it is only a list.
  package func lines(for menu: MenuState, isMenu: Bool = true) -> [Line] {
    guard !isPlain else { return plainLines(for: menu, isMenu: isMenu) }
    let (passed, total) = (menu.passedSteps, menu.totalSteps)
    var lines = justified(Line(words("menu.title"), .title), Line(count(passed, of: total)))
    lines.append(progressBar(passed, of: total))
    lines.append(.empty)
    for (index, row) in menu.rows.enumerated() {
      lines += rowLines(row, isSelected: isMenu && index == menu.selection)
    }
    lines += unreadLines(menu)
    guard isMenu else { return lines }
    return lines + [.empty] + nextLines(for: menu)
  }

  func progressBar(_ passed: Int, of total: Int) -> Line {
    let label = Line(words.percent(passed * 100 / max(1, total)))
      .padded(to: 6, alignment: .trailing)
    return bar(passed, of: total, columns: width - label.columns) + label
  }

  /// A row of a list, with a mark if it is selected.
  func choice(_ text: String, number: Int? = nil, _ isChosen: Bool) -> Line {
    Line(isChosen ? "▸ " : "  ", .command) + Line(number.map { "\($0)  " } ?? "", .command)
      + Line(text, isChosen ? .bold : .plain)
  }

  private func rowLines(_ row: LessonRow, isSelected: Bool) -> [Line] {
    justified(choice(row.title, number: row.number, isSelected), rememberingStatus(of: row))
  }

  /// The lessons that can't be read, each with the reason and the next step.
  func unreadLines(_ menu: MenuState) -> [Line] {
    menu.unread.flatMap { lesson in
      let status = words("status.unreadable")
      let reason = visible(controlCharactersIn: words.sentence(of: lesson.error))
      guard !isPlain else {
        let values: [String: any CustomStringConvertible] = [
          "number": lesson.number, "title": lesson.id, "status": status,
        ]
        return paragraph(words.sentences([words("plain.row", values), reason]))
      }
      return justified(
        choice(lesson.id, number: lesson.number, false), Line("✗ " + status, .failure))
        + paragraph(reason, indent: 5)
    }
  }

  private func plainLines(for menu: MenuState, isMenu: Bool) -> [Line] {
    let progress = Sentence(
      "plain.progress",
      ["title": words("menu.title"), "passed": menu.passedSteps, "total": menu.totalSteps])
    let rows = menu.rows.enumerated().flatMap { index, row in
      let status = remembering(statusText(of: row), row)
      let text = words(
        isMenu && index == menu.selection ? "plain.chosen-row" : "plain.row",
        ["number": row.number, "title": row.title, "status": status])
      return paragraph(text)
    }
    let lines = paragraph(words(progress)) + [.empty] + rows + unreadLines(menu)
    return isMenu ? lines + [.empty] + nextLines(for: menu) : lines
  }

  func status(of row: LessonRow) -> Line {
    let text = statusText(of: row)
    return switch row.status.state {
    case .untouched: Line("· " + text, .dim)
    case .changed, .doesNotCompile, .incomplete, .failed: Line("… " + text, .warning)
    case .passed: Line("✓ " + text, .success)
    case .unreadable: Line("✗ " + text, .failure)
    }
  }

  func statusText(of row: LessonRow) -> String {
    let state = row.status.state
    guard case .failed(let step, let total) = state else {
      return words("status.\(Sentence.key(ofCase: state.name))")
    }
    return words("verdict.at-step", ["number": step, "total": total])
  }

  /// What to do next, with more explanation at the first start.
  package func nextLines(for menu: MenuState) -> [Line] {
    guard !menu.isNew else { return paragraph(words("menu.hello-lines")) }
    let recall = recallLines(menu)
    guard let next = menu.next else { return paragraph(words("menu.all-passed")) + recall }
    let row = menu.rows[next]
    let key = row.status.state == .untouched ? "menu.next-untouched" : "menu.next-begun"
    return paragraph(words(key, ["number": row.number, "title": row.title])) + recall
  }

  /// A line about review questions if some are due.
  func recallLines(_ menu: MenuState) -> [Line] {
    menu.recall == nil ? [] : paragraph(words("menu.recall"))
  }
}

extension WindowDrawing {
  func menuScreen(_ state: AppState) -> Screenful {
    let menu = state.menu
    let count = drawing.count(menu.passedSteps, of: menu.totalSteps)
    // The line about the next step is at the bottom, even if the part above is truncated.
    let isLow = size.rows < Self.rowsForBar
    let hello = words(isLow ? "menu.hello-low" : "menu.hello")
    let next =
      drawing.paragraph(menu.isNew ? hello : nextText(menu)) + drawing.recallLines(menu)
    let room = bodyHeight - next.count - 1
    let isBeside = size.columns >= Self.columnsForBeside
    var page = self
    if isBeside { page.drawing.width = min(size.columns - 2 * Self.margin, Self.widestMenu) }
    let bar = [page.drawing.progressBar(menu.passedSteps, of: menu.totalSteps), .empty]
    // At the first start there is no progress to show, but more text.
    let head = isLow || menu.isNew ? [] : bar
    var (left, right) = (page, page)
    if isBeside {
      left.drawing.width = page.drawing.width * 11 / 20
      right.drawing.width = page.drawing.width - left.drawing.width - Self.gap
    }
    let rows = left.rowLines(of: menu) + left.drawing.unreadLines(menu)
    let free = room - head.count - (isBeside ? 0 : rows.count + 1)
    let panel = right.panelLines(menu.selected, room: free)
    let list =
      isBeside
      ? beside(rows, panel, width: left.drawing.width + Self.gap) : rows + [.empty] + panel
    var body = Array((head + list).prefix(room))
    body += Array(repeating: .empty, count: bodyHeight - next.count - body.count)
    return Screenful(
      title: Line(words("menu.title"), .title), right: Line(count), body: body + next,
      columns: page.drawing.width)
  }

  /// The width from which on the selected lesson is shown beside the list.
  private static var columnsForBeside: Int { 120 }
  private static var widestMenu: Int { 140 }
  private static var gap: Int { 4 }

  /// The height from which on a progress bar and a longer greeting are shown.
  private static var rowsForBar: Int { 24 }

  private func nextText(_ menu: MenuState) -> String {
    let row = menu.selected
    switch row.status.state {
    case .untouched: return words("window.menu-next-untouched")
    case .changed: return words("window.menu-next-changed")
    case .doesNotCompile, .incomplete, .failed: return words("window.menu-next-begun")
    case .unreadable(let problem): return restoringText(problem)
    case .passed:
      guard let next = menu.lessonAfter else { return words("menu.all-passed") }
      return words("window.menu-next-passed", ["number": next.number, "title": next.title])
    }
  }

  /// How to get the stub back in place of an exercise that can't be read.
  func restoringText(_ problem: ExerciseError) -> String {
    words(problem == .missing ? "window.menu-next-missing" : "window.menu-next-unreadable")
  }

  private func rowLines(of menu: MenuState) -> [Line] {
    let titles = menu.rows.map(\.title.columns).max() ?? 0
    let statuses = menu.rows.map { drawing.status(of: $0).columns }.max() ?? 0
    return menu.rows.enumerated().flatMap { index, row in
      let choice = drawing.choice(row.title, number: row.number, index == menu.selection)
      let name = choice.padded(to: choice.columns - row.title.columns + titles + 2)
      let room = max(0, drawing.width - name.columns - statuses - 2)
      let bar =
        row.isBegun
        ? drawing.bar(row.passedSteps, of: row.totalSteps, columns: room)
        : Line.empty.padded(to: room)
      return [name + bar + "  " + drawing.status(of: row)]
    }
  }

  /// The selected lesson: its time, topics, steps and progress. Once it is begun, the steps are the
  /// last to be left out.
  private func panelLines(_ row: LessonRow, room: Int) -> [Line] {
    let name = Line(drawing.name(of: row.lesson), .subheading)
    // Where both don't fit into one line, the time says enough.
    let all = factsText(row)
    let isTooLong = !all.isEmpty && name.columns + 2 + all.columns > drawing.width
    let facts = isTooLong ? row.lesson.time : all
    let title =
      facts.isEmpty
      ? name.wrapped(to: drawing.width) : drawing.justified(name, Line(facts, .dim))
    let learnt = row.lesson.learnt.isEmpty ? [] : drawing.paragraph(row.lesson.learnt)
    let problem = row.status.verdict.flatMap(drawing.problemText(of:))
    let head = title + (problem.map { drawing.paragraph($0) } ?? [])
    let work = row.status.progress.attempts == 0 ? "" : workText(row)
    let past = [work, drawing.memoryText(of: row.status)].filter { !$0.isEmpty }
    // Before the first step, the lesson's topics matter more than the last steps' titles.
    let kept = row.isBegun ? 0 : learnt.count
    let free = room - head.count - kept
    // No key would lead to what is cut off.
    let steps =
      [stepRows(of: row), stepsInOne(row)].first { $0.count <= free }
      ?? (free > 0 ? [stepsCounted(row)] : [])
    var sections = [
      head, learnt, steps, past.isEmpty ? [] : [.empty] + past.flatMap { drawing.paragraph($0) },
    ]
    // The more useful sections first, as far as they fit.
    var left = room - head.count - steps.count
    for index in [1, 3] {
      if sections[index].count > left { sections[index] = [] }
      left -= sections[index].count
    }
    sections[3] = sections[3].map { $0.styled(.dim) }
    return Array(sections.joined())
  }

  /// The lines that fit; the last one tells how many are left out.
  func fitting(_ lines: [Line], into room: Int) -> [Line] {
    guard lines.count > room, room > 0 else { return Array(lines.prefix(max(0, room))) }
    let left = lines.count - room + 1
    return lines.prefix(room - 1) + [Line(words("window.more", ["count": left]), .dim)]
  }

  /// The duration of a lesson that hasn't passed yet.
  private func factsText(_ row: LessonRow) -> String {
    guard !row.isPassed, !row.lesson.time.isEmpty else { return "" }
    return words("menu.time", ["time": row.lesson.time])
  }

  func stepRows(of row: LessonRow) -> [Line] {
    let verdict = readVerdict(of: row)
    return row.lesson.steps.map { step -> Line in
      let state = verdict?.state(of: step) ?? .notBegun
      let isCounted = state != .notBegun && verdict?.saysWhichPass == true
      let checks = verdict?.checks(ofStep: step.number) ?? []
      let passed = checks.count { $0.result == .passed }
      let count =
        isCounted
        ? words("window.step-count", ["passed": passed, "total": checks.count])
        : words("window.step-checks", ["count": step.checks.count])
      return Sign(state).line + drawing.line(ofStep: step.number, title: step.title)
        + Line("  " + count, .dim)
    }
  }

  /// The steps of a lesson in running text, where one per line doesn't fit.
  private func stepsInOne(_ row: LessonRow) -> [Line] {
    let verdict = readVerdict(of: row)
    return row.lesson.steps.map { step in
      Sign(verdict?.state(of: step) ?? .notBegun).line + Line("\(step.number) ", .dim)
        + drawing.inline(step.title)
    }.reduce(into: []) { lines, step in
      if let last = lines.last, last.columns + 3 + step.columns <= drawing.width {
        lines[lines.count - 1] = last + "   " + step
      } else {
        lines.append(step)
      }
    }
  }

  private func stepsCounted(_ row: LessonRow) -> Line {
    let counts = [
      words("window.steps", ["count": row.lesson.steps.count]),
      words("window.step-checks", ["count": row.lesson.checks.count]),
    ]
    return Line(words.list(counts), .dim)
  }

  /// The verdict if it tells how far the exercise is: nil if the exercise couldn't be read.
  private func readVerdict(of row: LessonRow) -> Verdict? {
    row.status.verdict.flatMap { $0.exercise == nil ? nil : $0 }
  }

  func workText(_ row: LessonRow) -> String {
    let progress = row.status.progress
    var parts = [words("window.attempts", ["count": progress.attempts])]
    if row.hints > 0 { parts.append(words("window.hints", ["count": row.hints])) }
    if let seconds = progress.secondsToPass { parts.append(durationText(seconds)) }
    return words.parts(parts)
  }

  /// In minutes, hours or days, because seconds don't matter for time spent thinking.
  private func durationText(_ seconds: Int) -> String {
    let minutes = max(1, (seconds + 30) / 60)
    if minutes < 120 { return words("window.minutes", ["count": minutes]) }
    let hours = (minutes + 30) / 60
    if hours < 48 { return words("window.hours", ["count": hours]) }
    return words("window.days", ["count": (hours + 12) / 24])
  }

  func beside(_ left: [Line], _ right: [Line], width: Int) -> [Line] {
    (0..<max(left.count, right.count)).map { index in
      let start = index < left.count ? left[index] : .empty
      guard index < right.count, !right[index].isEmpty else { return start }
      return start.padded(to: width) + right[index]
    }
  }
}
