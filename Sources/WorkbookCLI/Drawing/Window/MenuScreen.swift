import Terminal

extension WindowDrawing {
  /// The lessons with their progress, and the steps of the selected one below or beside them.
  func menuScreen(_ state: AppState) -> Screenful {
    let menu = state.menu
    let count = words(
      .checksPassed, ["passed": menu.passedChecks, "total": menu.totalChecks])
    let list = [drawing.progressBar(menu.passedChecks, of: menu.totalChecks), .empty]
    let next = drawing.nextLines(for: menu, inWindow: true)
    var body: [Line]
    if size.columns >= 120 {
      let width = drawing.width * 11 / 20
      var left = self
      left.drawing.width = width
      body = list + beside(left.rowLines(of: menu), selectedLines(state), width: width + 4)
    } else {
      body = list + rowLines(of: menu) + [.empty] + selectedLines(state)
    }
    // What comes next stands at the bottom, whatever had to go above it.
    let room = bodyHeight - next.count - 1
    body = Array(body.prefix(room))
    body += Array(repeating: .empty, count: bodyHeight - next.count - body.count)
    return Screenful(
      title: Line(words(.menuTitle), .title), right: Line(count), body: body + next,
      keys: words(.windowMenuKeys))
  }

  private func rowLines(of menu: MenuState) -> [Line] {
    let titles = menu.rows.map(\.title.columns).max() ?? 0
    let statuses = menu.rows.map { drawing.status(of: $0).columns }.max() ?? 0
    return menu.rows.enumerated().map { index, row in
      let isSelected = index == menu.selection
      let name =
        Line(isSelected ? "▸ " : "  ", .command) + Line("\(row.number)  ", .command)
        + Line(row.title, isSelected ? .bold : .plain).padded(to: titles + 2)
      let status = drawing.status(of: row).padded(to: statuses)
      let room = max(0, drawing.width - name.columns - statuses - 2)
      return name + bar(row.passedChecks, of: row.totalChecks, columns: room) + "  " + status
    }
  }

  private func bar(_ passed: Int, of total: Int, columns: Int) -> Line {
    let filled = passed * columns / max(1, total)
    return Line(String(repeating: "█", count: filled), .success)
      + Line(String(repeating: "░", count: columns - filled), .dim)
  }

  /// The selected lesson: its steps, and what was done with it so far.
  private func selectedLines(_ state: AppState) -> [Line] {
    let row = state.menu.selected
    let verdict = state.lesson.verdict.flatMap { $0.lesson.id == row.id ? $0 : nil }
    let title = Line(words(.lessonTitle, ["number": row.number, "title": row.title]), .subheading)
    let steps = row.steps.map { step -> Line in
      let checks = verdict?.checks.filter { $0.step == step.number } ?? []
      let passed = checks.count { $0.state == .passed }
      let isDone = row.status == .done || (passed == step.totalChecks && verdict != nil)
      let count =
        verdict == nil
        ? words(.windowStepChecks, count: step.totalChecks)
        : words(.windowStepCount, ["passed": passed, "total": step.totalChecks])
      return Line(isDone ? "✓ " : "· ", isDone ? .success : .dim)
        + Line(words(.stepTitle, ["number": step.number])) + drawing.inline(step.title)
        + Line("  " + count, .dim)
    }
    let work = row.attempts == 0 ? [] : [Line.empty, Line(workText(row), .dim)]
    return [title] + steps + work
  }

  /// How often a lesson was tested, with how many hints, and how long it took.
  func workText(_ row: LessonRow) -> String {
    var parts = [words(.windowAttempts, count: row.attempts)]
    if row.hints > 0 { parts.append(words(.windowHints, count: row.hints)) }
    if let seconds = row.secondsToPass { parts.append(durationText(seconds)) }
    return parts.joined(separator: ", ")
  }

  /// In minutes or hours: how long somebody thought isn't a matter of seconds.
  private func durationText(_ seconds: Int) -> String {
    let minutes = max(1, (seconds + 30) / 60)
    if minutes < 120 { return words(.windowMinutes, count: minutes) }
    let hours = (minutes + 30) / 60
    if hours < 48 { return words(.windowHours, count: hours) }
    return words(.windowDays, count: (hours + 12) / 24)
  }

  /// Lines side by side.
  func beside(_ left: [Line], _ right: [Line], width: Int) -> [Line] {
    (0..<max(left.count, right.count)).map { index in
      let start = index < left.count ? left[index] : .empty
      guard index < right.count, !right[index].isEmpty else { return start }
      return start.padded(to: width) + right[index]
    }
  }
}
