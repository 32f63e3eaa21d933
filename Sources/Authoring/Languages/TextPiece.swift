import Basics
import Curriculum
import Foundation

/// A block of a text, as far as it has to be the same in every language.
struct TextPiece {
  /// What kind of block it is, and how large where that has to be the same.
  enum Shape: Equatable {
    case heading(level: Int)
    case paragraph
    case code(language: String?)
    case list(isNumbered: Bool, items: Int)
    case table(columns: Int, rows: Int)
    /// Of a table, whose first one is its header.
    case row
    case details
  }

  var shape: Shape
  /// From 1; of code that of its fence.
  var line: Int
  /// How many blocks hold it.
  var depth: Int
  /// The running text in it; of a row one for each cell.
  var texts: [[Inline]] = []
  var code = ""
  /// The comment right above code, which says how it is meant.
  var directive = ""
  /// Whether it begins with the values that are the right answer to a question.
  var isAnswer = false

  /// All pieces of a text, each before those that it holds.
  static func all(in source: String) -> [TextPiece] {
    let lines = lines(of: source)
    var pieces: [TextPiece] = []
    for block in Document.placedBlocks(in: source) {
      let (line, depth) = (block.place.line, block.place.depth)
      func add(_ shape: Shape, _ texts: [[Inline]] = [], at line: Int = line) {
        pieces.append(TextPiece(shape: shape, line: line, depth: depth, texts: texts))
      }
      switch block.block {
      case .heading(let level, let text): add(.heading(level: level), [text])
      case .paragraph(let text):
        let isFirst = pieces.last?.shape == .details
        add(.paragraph, [text])
        pieces[pieces.count - 1].isAnswer = isFirst && text.first?.isStrongCode == true
      case .code(let language, let code, _):
        add(.code(language: language))
        pieces[pieces.count - 1].code = code
        let above = line >= 2 ? lines[line - 2].trimmed : ""
        pieces[pieces.count - 1].directive = above.hasPrefix("<!--") ? above : ""
      case .list(let marker, let items):
        add(.list(isNumbered: marker != .bullet, items: items.count))
      case .details(let summary, _): add(.details, [summary])
      case .table(let header, _, let rows):
        add(.table(columns: header.count, rows: rows.count))
        // The line of dashes stands below the header.
        for (index, row) in ([header] + rows).enumerated() {
          add(.row, row, at: index == 0 ? line : line + index + 1)
        }
      }
    }
    return pieces
  }

  /// The lines of a text, as its parser counts them.
  static func lines(of source: String) -> [Substring] {
    source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}

extension Inline {
  fileprivate var isStrongCode: Bool {
    guard case .strong(let inlines) = self else { return false }
    return inlines.contains { if case .code = $0 { true } else { false } }
  }
}

extension [Inline] {
  /// What is code in it, in its order.
  var codes: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .code(let code): [code]
      case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): inlines.codes
      case .text, .lineBreak: []
      }
    }
  }

  /// Where its links lead.
  var destinations: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .link(let inlines, let destination): [destination] + inlines.destinations
      case .emphasis(let inlines), .strong(let inlines): inlines.destinations
      case .text, .code, .lineBreak: []
      }
    }
  }

  /// The names in braces that are filled in.
  var names: [String] { plainText.matches(of: /\{[a-z]+\}/).map { String($0.0) } }

  /// What is no code in it.
  var prose: String {
    map { inline in
      switch inline {
      case .text(let text): text
      case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): inlines.prose
      case .code, .lineBreak: " "
      }
    }
    .joined()
  }
}
