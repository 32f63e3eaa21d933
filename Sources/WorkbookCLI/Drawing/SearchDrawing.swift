import Terminal

extension Drawing {
  /// The places where what was asked for stands, one after the other.
  func lines(for search: SearchState, in menu: MenuState) -> [Line] {
    let results = search.results
    let count = paragraph(words(.windowSearchCount, count: results.count))
    return count
      + results.flatMap { result -> [Line] in
        let title = menu.rows.first { $0.number == result.lesson }?.title ?? ""
        let place = Line("\(result.lesson)  ", .command) + Line("\(title) › \(result.section)")
        return [.empty] + place.wrapped(to: width, others: "   ")
          + inline(result.line).wrapped(to: width, first: "   ", others: "   ")
      }
  }
}
