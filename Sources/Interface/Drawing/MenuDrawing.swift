import Terminal

extension Drawing {
  /// The list of lessons with the progress, and what can be done next.
  ///
  /// - Parameter isMenu: whether something can be typed; else it is only a list.
  package func lines(for menu: MenuState, isMenu: Bool = true) -> [Line] {
    guard !isPlain else { return plainLines(for: menu, isMenu: isMenu) }
    let (passed, total) = (menu.passedChecks, menu.totalChecks)
    let count = words("verdict.checks-passed", ["passed": passed, "total": total])
    var lines = justified(Line(words("menu.title"), .title), Line(count))
    lines.append(progressBar(passed, of: total))
    lines.append(.empty)
    for (index, row) in menu.rows.enumerated() {
      lines += partLines(before: index, in: menu)
      lines += rowLines(row, isSelected: isMenu && index == menu.selection)
    }
    guard isMenu else { return lines }
    return lines + [.empty] + nextLines(for: menu)
  }

  /// A bar as wide as a line, with the share in percent behind it.
  func progressBar(_ passed: Int, of total: Int) -> Line {
    let label = Line(words.percent(passed * 100 / max(1, total)))
      .padded(to: 6, alignment: .trailing)
    let room = width - label.columns
    let filled = passed * room / max(1, total)
    return Line(String(repeating: "█", count: filled), .bar)
      + Line(String(repeating: "░", count: room - filled), .frame) + label
  }

  /// The heading of a part above its first lesson; the course needs none.
  func partLines(before index: Int, in menu: MenuState) -> [Line] {
    let part = menu.rows[index].lesson.part
    guard !part.isEmpty, index == 0 || menu.rows[index - 1].lesson.part != part else { return [] }
    guard isPlain else { return [Line("  " + part, .subheading)] }
    return [.empty] + paragraph(words.label(part))
  }

  private func rowLines(_ row: LessonRow, isSelected: Bool) -> [Line] {
    let pointer = Line(isSelected ? "▸ " : "  ", .command)
    let name = Line("\(row.number)  ", .command) + Line(row.title, isSelected ? .bold : .plain)
    return justified(pointer + name, rememberingStatus(of: row))
  }

  /// The same as sentences, one for each lesson.
  private func plainLines(for menu: MenuState, isMenu: Bool) -> [Line] {
    let progress = Sentence(
      "plain.progress",
      ["title": words("menu.title"), "passed": menu.passedChecks, "total": menu.totalChecks])
    let rows = menu.rows.enumerated().flatMap { index, row in
      let status = remembering(statusText(of: row), row)
      let sentence: Sentence =
        isMenu && index == menu.selection
        ? Sentence(
          "plain.chosen-row", ["number": row.number, "title": row.title, "status": status])
        : Sentence("plain.row", ["number": row.number, "title": row.title, "status": status])
      return partLines(before: index, in: menu) + paragraph(words(sentence))
    }
    let lines = paragraph(words(progress)) + [.empty] + rows
    return isMenu ? lines + [.empty] + nextLines(for: menu) : lines
  }

  /// Where a learner stands in a lesson, in a word.
  func status(of row: LessonRow) -> Line {
    let text = statusText(of: row)
    return switch row.standing.state {
    case .untouched: Line("· " + text, .dim)
    case .changed, .doesNotCompile, .incomplete, .failed: Line("… " + text, .warning)
    case .passed: Line("✓ " + text, .success)
    case .unreadable: Line("✗ " + text, .failure)
    }
  }

  private func statusText(of row: LessonRow) -> String {
    switch row.standing.state {
    case .untouched: words("status.untouched")
    case .changed: words("status.changed")
    case .doesNotCompile: words("status.does-not-compile")
    case .incomplete: words("status.incomplete")
    case .failed(let passed, let total):
      words("verdict.checks-passed", ["passed": passed, "total": total])
    case .passed: words("status.passed")
    case .unreadable: words("status.unreadable")
    }
  }

  /// What can be done next; whoever is here for the first time is told more.
  package func nextLines(for menu: MenuState) -> [Line] {
    guard !menu.isNew else { return paragraph(words("menu.hello-lines")) }
    guard let next = menu.next else { return paragraph(words("menu.all-passed")) }
    let row = menu.rows[next]
    guard !menu.isCoursePassed || row.isBegun else {
      return paragraph(words("menu.going-on", ["number": row.number, "title": row.title]))
    }
    let sentence: Sentence =
      row.standing.state == .untouched
      ? Sentence("menu.next-untouched", ["number": row.number, "title": row.title])
      : Sentence("menu.next-begun", ["number": row.number, "title": row.title])
    return paragraph(words(sentence))
  }
}
