import Curriculum
import Terminal

extension WindowDrawing {
  /// What a lesson that passes has brought; after the last one, what the whole way was.
  func celebrationLines(for verdict: Verdict, in menu: MenuState) -> [Line] {
    guard verdict.passes,
      let row = menu.rows.first(where: { $0.id == verdict.lesson.id })
    else { return [] }
    var lines = [.empty, drawing.doneLine(number: row.number, title: row.title), .empty]
    if !row.lesson.learnt.isEmpty { lines += drawing.paragraph(row.lesson.learnt, indent: 2) }
    lines += [Line("  " + workText(row), .dim), .empty]
    let rows = menu.rows.filter { $0.lesson.part == row.lesson.part }
    guard rows.allSatisfy(\.isPassed) else { return lines }
    return lines + summaryLines(of: rows, in: menu) + [.empty]
  }

  /// The way through a part, lesson by lesson.
  private func summaryLines(of rows: [LessonRow], in menu: MenuState) -> [Line] {
    let titles = rows.map(\.title.columns).max() ?? 0
    let total = rows.reduce(0) { $0 + $1.totalChecks }
    let rows = rows.map { row in
      Line("  ✓ ", .success) + Line(row.title).padded(to: titles + 2) + Line(workText(row), .dim)
    }
    let all = drawing.paragraph(words("window.all-passed", ["total": total]), indent: 2)
    return all + [.empty] + rows.map { $0.truncated(to: drawing.width) } + [.empty]
      + drawing.paragraph(words(afterAll(menu)), indent: 2)
  }

  /// What there is to do after the last lesson of a part.
  private func afterAll(_ menu: MenuState) -> Sentence {
    guard let next = menu.lessonAfter else { return "menu.all-passed" }
    return Sentence("window.menu-going-on", ["number": next.number, "title": next.title])
  }
}
