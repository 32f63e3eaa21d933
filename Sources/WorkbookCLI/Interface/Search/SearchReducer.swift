/// Looking for a word in the lessons' titles and texts.
struct SearchState: Equatable {
  /// What there is to search; empty before the first search.
  var texts: [SearchText] = []
  var query = ""
  /// The index of the result that would be opened.
  var selection = 0

  var results: [SearchResult] { SearchResult.all(for: query, in: texts) }
  var selected: SearchResult? {
    let results = results
    return results.indices.contains(selection) ? results[selection] : nil
  }
}

/// A stretch of a lesson's text below one heading.
struct SearchText: Equatable, Sendable {
  /// The lesson's number.
  var lesson: Int
  /// The heading that it stands below.
  var section: String
  var lines: [String]
}

/// A place where what was looked for stands.
struct SearchResult: Equatable {
  /// The lesson's number.
  var lesson: Int
  var section: String
  /// The line in which it was found; the heading itself if it is found there.
  var line: String

  /// The first place in each section, those in headings first.
  static func all(for query: String, in texts: [SearchText]) -> [SearchResult] {
    let wanted = query.lowercased().split(separator: " ")
    guard !wanted.isEmpty else { return [] }
    func matches(_ line: String) -> Bool {
      let line = line.lowercased()
      return wanted.allSatisfy { line.contains($0) }
    }
    let headings = texts.filter { matches($0.section) }
      .map { SearchResult(lesson: $0.lesson, section: $0.section, line: $0.section) }
    let others = texts.filter { !matches($0.section) }.compactMap { text in
      text.lines.first(where: matches)
        .map { SearchResult(lesson: text.lesson, section: text.section, line: $0) }
    }
    return headings + others
  }
}

enum SearchEvent: Equatable {
  case loaded([SearchText])
  case queryChanged(String)
  /// All at once, as in the menu of lines.
  case asked(String)
  case moved(to: Int)
  /// The selected result is to be opened.
  case chosen
}

func searchReducer(_ state: inout SearchState, _ event: SearchEvent) {
  switch event {
  case .loaded(let texts): state.texts = texts
  case .queryChanged(let query), .asked(let query):
    state.query = query
    state.selection = 0
  case .moved(to: let index): state.selection = max(0, min(index, state.results.count - 1))
  case .chosen: break
  }
}
