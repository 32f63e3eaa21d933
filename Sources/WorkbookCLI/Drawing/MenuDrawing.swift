import Terminal

extension Drawing {
  /// The list of lessons with the progress, and what can be done next.
  ///
  /// - Parameter isMenu: whether something can be typed; else it is only a list.
  func lines(for menu: MenuState, isMenu: Bool = true) -> [Line] {
    let (passed, total) = (menu.passedChecks, menu.totalChecks)
    let count = words(.checksPassed, ["passed": passed, "total": total])
    var lines = justified(Line(words(.menuTitle), .title), Line(count))
    lines.append(progressBar(passed, of: total))
    lines.append(.empty)
    for (index, row) in menu.rows.enumerated() {
      lines += rowLines(row, isSelected: isMenu && index == menu.selection)
    }
    guard isMenu else { return lines }
    return lines + [.empty] + nextLines(for: menu)
  }

  /// A bar as wide as a line, with the share in percent behind it.
  func progressBar(_ passed: Int, of total: Int) -> Line {
    let label = Line("\(passed * 100 / max(1, total)) %").padded(to: 6, alignment: .trailing)
    let room = width - label.columns
    let filled = passed * room / max(1, total)
    return Line(String(repeating: "█", count: filled), .success)
      + Line(String(repeating: "░", count: room - filled), .dim) + label
  }

  private func rowLines(_ row: LessonRow, isSelected: Bool) -> [Line] {
    let pointer = Line(isSelected ? "▸ " : "  ", .command)
    let name = Line("\(row.number)  ", .command) + Line(row.title, isSelected ? .bold : .plain)
    return justified(pointer + name, status(of: row))
  }

  /// How far a learner is with a lesson, in a word.
  func status(of row: LessonRow) -> Line {
    switch row.status {
    case .untouched: Line("· " + words(.statusUntouched), .dim)
    case .started: Line("… " + words(.statusStarted), .warning)
    case .checks(let passed):
      Line("… " + words(.checksPassed, ["passed": passed, "total": row.totalChecks]), .warning)
    case .done: Line("✓ " + words(.statusDone), .success)
    }
  }

  /// What can be done next.
  ///
  /// - Parameter inWindow: whether keys are pressed, not letters typed.
  func nextLines(for menu: MenuState, inWindow: Bool = false) -> [Line] {
    guard let next = menu.next else { return paragraph(words(.menuAllDone)) }
    let row = menu.rows[next]
    let values: [String: Any] = ["number": row.number, "title": row.title]
    let isUntouched = row.status == .untouched
    let word: Word =
      inWindow
      ? (isUntouched ? .windowMenuNextUntouched : .windowMenuNextStarted)
      : (isUntouched ? .menuNextUntouched : .menuNextStarted)
    return paragraph(words(word, values))
  }
}
