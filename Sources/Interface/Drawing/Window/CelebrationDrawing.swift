import Terminal
import Verdicts

extension WindowDrawing {
  /// What a lesson that passes has brought; after the last one, what the whole way was.
  func celebrationLines(for verdict: Verdict, in menu: MenuState) -> [Line] {
    guard verdict.passes,
      let row = menu.rows.first(where: { $0.id == verdict.lesson.id })
    else { return [] }
    var lines = [.empty, drawing.doneLine(number: row.number, title: row.title), .empty]
    if !row.lesson.learnt.isEmpty { lines += drawing.paragraph(row.lesson.learnt, indent: 2) }
    lines += [Line("  " + workText(row), .dim), .empty]
    guard menu.next == nil else { return lines }
    return lines + summaryLines(menu) + [.empty]
  }

  /// The whole way, lesson by lesson.
  private func summaryLines(_ menu: MenuState) -> [Line] {
    let titles = menu.rows.map(\.title.columns).max() ?? 0
    let rows = menu.rows.map { row in
      Line("  ✓ ", .success) + Line(row.title).padded(to: titles + 2) + Line(workText(row), .dim)
    }
    let all = drawing.paragraph(words(.windowAllPassed(total: menu.totalChecks)), indent: 2)
    return all + [.empty] + rows.map { $0.truncated(to: drawing.width) } + [.empty]
      + drawing.paragraph(words(.menuAllPassed), indent: 2)
  }
}
