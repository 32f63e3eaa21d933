import Curriculum
import Terminal

extension Drawing {
  /// The search results, each with the number that opens it.
  package func lines(for search: SearchState, in menu: MenuState) -> [Line] {
    let results = search.results
    let count = paragraph(words("window.search-count", ["count": results.count]))
    let places = zip(1..., results).flatMap { number, result -> [Line] in
      let title = menu.rows.first { $0.number == result.lesson }?.title ?? ""
      let section = Inline.escaping(result.section)
      let text = words(
        result.isHeading ? "plain.result-heading" : "plain.result",
        [
          "number": number, "lesson": result.lesson, "title": title, "section": section,
          "line": Inline.escaping(result.line),
        ])
      return inline(text).wrapped(to: width, others: "   ")
    }
    let keys = paragraph(words(results.isEmpty ? "lesson.keys" : "plain.results-keys"))
    return count + places + [.empty] + keys
  }
}

extension WindowDrawing {
  /// The search field and the results; without a query, the available keys.
  func searchScreen(_ state: AppState) -> Screenful {
    let search = state.search
    let prompt = Line("/ ", .command)
    let field = prompt + line(of: search.query, width: drawing.width - prompt.columns)
    let isEmpty = search.words.isEmpty || search.texts.isEmpty
    let count = isEmpty ? "" : words("window.search-count", ["count": search.results.count])
    let body = isEmpty ? helpLines(searchKeys(state)) : resultLines(search, in: state.menu)
    return Screenful(
      title: Line(words("window.search-title"), .title), right: Line(count),
      body: [field, .empty] + body)
  }

  private func resultLines(_ search: SearchState, in menu: MenuState) -> [Line] {
    var ranges: [Range<Int>] = []
    for result in search.results {
      let start = ranges.last?.upperBound ?? 0
      ranges.append(start..<(start + (result.isHeading ? 2 : 3)))
    }
    guard ranges.indices.contains(search.selection) else { return [] }
    let selected = ranges[search.selection]
    let viewport = Viewport(height: bodyHeight - 2, count: (ranges.last?.upperBound ?? 1) - 1)
    let top = viewport.top(
      near: selected.lowerBound - viewport.height / 2,
      showing: selected.lowerBound..<(selected.upperBound - 1))
    let seen = ranges.indices.filter { ranges[$0].overlaps(top..<(top + viewport.height)) }
    let shown = seen.flatMap { index in
      lines(of: search.results[index], search, in: menu, isSelected: index == search.selection)
    }
    let above = seen.first.map { top - ranges[$0].lowerBound } ?? 0
    return Array(shown.dropFirst(above).prefix(viewport.height))
  }

  private func lines(
    of result: SearchResult, _ search: SearchState, in menu: MenuState, isSelected: Bool
  ) -> [Line] {
    let title = menu.rows.first { $0.number == result.lesson }?.title ?? ""
    let section = Line(result.section, isSelected ? .bold : .plain)
    let place =
      drawing.choice("", number: result.lesson, isSelected) + Line(title + " › ", .dim)
      + highlighted(search.words, in: section)
    guard !result.isHeading else { return [place.truncated(to: drawing.width), .empty] }
    let line = highlighted(search.words, in: Line(result.line))
    let first = SearchLine.ranges(of: search.words, in: result.line).first ?? 0..<0
    let text = Line("     ") + line.excerpt(of: drawing.width - 5, around: first)
    return [place.truncated(to: drawing.width), text, .empty]
  }
}
