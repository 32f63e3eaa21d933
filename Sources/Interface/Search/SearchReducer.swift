import Basics
import Curriculum
import Terminal

package struct SearchState: Equatable {
  var texts: [SearchText] = []
  var query = TypedLine()
  var results: [SearchResult] = []
  var selection = 0

  var words: [String] { SearchLine.words(of: query.text) }
  var selected: SearchResult? { results.indices.contains(selection) ? results[selection] : nil }
}

package enum SearchEvent: Equatable {
  case loaded([SearchText])
  case edited(Key)
  /// The whole query at once, as in line mode.
  case asked(String)
  case moved(to: Int)
  case chosen
}

func searchReducer(_ state: inout SearchState, _ event: SearchEvent) {
  switch event {
  case .loaded(let texts): state.texts = texts
  case .edited(let key):
    let before = state.query.text
    typedLineReducer(&state.query, key)
    guard state.query.text != before else { return }
  case .asked(let query): state.query = TypedLine(query)
  case .moved(to: let index):
    state.selection = max(0, min(index, state.results.count - 1))
    return
  case .chosen: return
  }
  state.results = SearchResult.all(for: state.words, in: state.texts)
  state.selection = 0
}

/// The part of a lesson's text below one heading.
package struct SearchText: Equatable, Sendable {
  var lesson: Int
  var heading: SearchLine
  var lines: [SearchLine]
}

/// A line or paragraph of a text, for searching without regard to case and accents.
struct SearchLine: Equatable, Sendable {
  let text: String
  /// The text in lower case without accents.
  private let folded: String
  var place: TextPosition

  init(_ text: String, at place: TextPosition = TextPosition()) {
    (self.text, self.place) = (text, place)
    folded = Self.fold(text)
  }

  /// The words of a query in lower case without accents.
  static func words(of query: String) -> [String] {
    fold(query).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  func containsAll(_ words: [String]) -> Bool {
    words.allSatisfy { folded.contains($0) }
  }

  /// The ranges of these words in a text, as indices of characters from left to right.
  static func ranges(of words: [String], in text: String) -> [Range<Int>] {
    var folded: [Character] = []
    /// For each folded character, the index of its original.
    var origins: [Int] = []
    for (index, character) in text.enumerated() {
      for new in fold(character) {
        folded.append(new)
        origins.append(index)
      }
    }
    var marked = Set<Int>()
    for word in words.map(Array.init) where !word.isEmpty && word.count <= folded.count {
      for start in 0...(folded.count - word.count)
      where folded[start..<(start + word.count)].elementsEqual(word) {
        marked.formUnion(origins[start..<(start + word.count)])
      }
    }
    return marked.sorted().reduce(into: []) { ranges, index in
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<(index + 1)
      } else {
        ranges.append(index..<(index + 1))
      }
    }
  }

  private static func fold(_ character: Character) -> String {
    character.isASCII ? character.lowercased() : fold(String(character))
  }

  private static func fold(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    // By way of upper case, because lower case alone keeps ß.
    let small = text.uppercased().lowercased()
    for scalar in small.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
      folded.append((scalar.latinLetter ?? scalar).ofUsualWidth)
    }
    return String(folded)
  }
}

struct SearchResult: Equatable {
  var lesson: Int
  var section: String
  /// The line that contains the words; the heading itself if they are found there.
  var line: String
  var place: TextPosition
  var isHeading: Bool

  /// The first match in each section, with matches in headings first.
  static func all(for words: [String], in texts: [SearchText]) -> [SearchResult] {
    guard !words.isEmpty else { return [] }
    let inHeadings = texts.filter { $0.heading.containsAll(words) }
    let others = texts.filter { !$0.heading.containsAll(words) }
    return inHeadings.map { SearchResult(words, in: $0.heading, of: $0) }
      + others.compactMap { text in
        text.lines.first { $0.containsAll(words) }
          .map { SearchResult(words, in: $0, of: text) }
      }
  }

  private init(_ words: [String], in line: SearchLine, of text: SearchText) {
    let first = SearchLine.ranges(of: words, in: line.text).first?.lowerBound ?? 0
    (lesson, section, self.line) = (text.lesson, text.heading.text, line.text)
    place = line.place
    place.letters += String(line.text.prefix(first)).letters
    isHeading = line == text.heading
  }
}

extension SearchText {
  /// The sections of a text, with their positions in a window.
  package static func all(in parts: [LessonText.Part], lesson: Int) -> [SearchText] {
    var texts: [SearchText] = []
    for (part, blocks) in parts.map(\.blocks).enumerated() {
      for (index, block) in blocks.enumerated() {
        // Review questions may have changed by the time of the search.
        if parts[part].isRecall, block.headingText == nil { continue }
        let place = TextPosition(part: part, block: index)
        if let heading = block.headingText {
          let heading = SearchLine(heading, at: place)
          texts.append(SearchText(lesson: lesson, heading: heading, lines: []))
        } else if !texts.isEmpty {
          texts[texts.count - 1].lines += block.searchLines(at: place)
        }
      }
    }
    return texts
  }
}

extension Block {
  /// The searchable lines: each paragraph, line of code and table row.
  fileprivate func searchLines(at place: TextPosition) -> [SearchLine] {
    let lines = MarkdownDrawing(width: Self.endless, showsMarks: false).lines(for: [self])
    let drawn = DrawnBlock(lines)
    return zip(lines, drawn.lettersBefore).compactMap { line, letters in
      let words = line.plainText.split { $0.isWhitespace || Self.frames.contains($0) }
      guard line.letters > 0 else { return nil }
      var place = place
      place.letters = letters
      return SearchLine(words.joined(separator: " "), at: place)
    }
  }

  /// Wider than any paragraph.
  private static let endless = 100_000
  /// The characters between table cells and before list items.
  private static let frames: Set<Character> = ["│", "•"]
}
