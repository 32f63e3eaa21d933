import Terminal

extension WindowDrawing {
  /// What is looked for, and the places where it stands.
  func searchScreen(_ state: AppState) -> Screenful {
    let search = state.search
    let results = search.results
    let field = Line("/ ", .command) + Line(visible(controlCharactersIn: search.query)) + "▏"
    let count = search.query.isEmpty ? "" : words(.windowSearchCount, count: results.count)
    // Each result takes two lines, and an empty one.
    let shown = max(1, (bodyHeight - 2) / 3)
    let first = Viewport(height: shown, count: results.count)
      .top(near: search.selection - shown / 2, showing: search.selection..<(search.selection + 1))
    let lines = results.indices.dropFirst(first).prefix(shown).flatMap { index -> [Line] in
      let result = results[index]
      let isSelected = index == search.selection
      let title = state.menu.rows.first { $0.number == result.lesson }?.title ?? ""
      let place =
        Line(isSelected ? "▸ " : "  ", .command) + Line("\(result.lesson)  ", .command)
        + Line(title, isSelected ? .bold : .plain) + Line(" › " + result.section, .dim)
      let text = Line("     ") + drawing.inline(result.line)
      return [place.truncated(to: drawing.width), text.truncated(to: drawing.width), .empty]
    }
    return Screenful(
      title: Line(words(.windowSearchTitle), .title), right: Line(count),
      body: [field, .empty] + lines, keys: words(.windowSearchKeys))
  }
}
