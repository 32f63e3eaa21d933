/// Looking for words in the lessons' titles and texts.
package struct SearchState: Equatable {
  /// What there is to search; empty before the first search.
  var texts: [SearchText] = []
  /// What is looked for.
  var query = TypedLine()
  /// Where it stands.
  var results: [SearchResult] = []
  /// The index of the result that would be opened.
  var selection = 0

  var words: [String] { FoldedText.words(of: query.text) }
  var selected: SearchResult? { results.indices.contains(selection) ? results[selection] : nil }
}

/// What happens while something is looked for.
package enum SearchEvent: Equatable {
  case loaded([SearchText])
  case edited(TypedLineEvent)
  /// All at once, as in the menu of lines.
  case asked(String)
  case moved(to: Int)
  /// The selected result is to be opened.
  case chosen
}

func searchReducer(_ state: inout SearchState, _ event: SearchEvent) {
  let before = state.query.text
  switch event {
  case .loaded(let texts): state.texts = texts
  case .edited(let event): typedLineReducer(&state.query, event)
  case .asked(let query): state.query = TypedLine(query)
  case .moved(to: let index): state.selection = max(0, min(index, state.results.count - 1))
  case .chosen: break
  }
  switch event {
  case .moved, .chosen: break
  case .edited where state.query.text == before: break
  case .loaded, .edited, .asked:
    state.results = SearchResult.all(for: state.words, in: state.texts)
    state.selection = 0
  }
}
