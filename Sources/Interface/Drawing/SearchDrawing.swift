import Curriculum
import Terminal

extension Drawing {
  /// The places where what was asked for stands, each with the number that opens it.
  package func lines(for search: SearchState, in menu: MenuState) -> [Line] {
    let results = search.results
    let count = paragraph(words("window.search-count", ["count": results.count]))
    let places = zip(1..., results).flatMap { number, result -> [Line] in
      let title = menu.rows.first { $0.number == result.lesson }?.title ?? ""
      let section = Inline.escaping(result.section)
      let sentence: Sentence =
        result.isHeading
        ? Sentence(
          "plain.result-heading",
          ["number": number, "lesson": result.lesson, "title": title, "section": section])
        : Sentence(
          "plain.result",
          [
            "number": number, "lesson": result.lesson, "title": title, "section": section,
            "line": Inline.escaping(result.line),
          ])
      return inline(words(sentence)).wrapped(to: width, others: "   ")
    }
    let keys = paragraph(words(results.isEmpty ? "lesson.keys" : "plain.results-keys"))
    return count + places + [.empty] + keys
  }
}
