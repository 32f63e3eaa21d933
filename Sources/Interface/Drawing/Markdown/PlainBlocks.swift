import Curriculum

extension [Block] {
  /// The text for a screen reader: sentences and code, without visual signs.
  ///
  /// A character drawing is kept, after a sentence that announces it.
  func plain(in words: Words) -> [Block] {
    flatMap { $0.plain(in: words) }
  }

  fileprivate func beginning(with mark: String) -> [Block] {
    guard !mark.isEmpty, let text = first?.sentence else { return self }
    return [.paragraph([.text(mark)] + text)] + dropFirst()
  }
}

extension Block {
  fileprivate func plain(in words: Words) -> [Block] {
    switch self {
    case .heading(_, let text), .paragraph(let text): return [.paragraph(text.plain(in: words))]
    case .code(_, let text, _):
      guard text.isDrawnOfCharacters else { return [self] }
      let count = text.count { $0.isNewline } + 1
      return [.paragraph([.text(words("plain.drawing", ["count": count]))]), self]
    case .list(let marker, let items):
      let marked = zip(0..., items).map { index, blocks in
        blocks.plain(in: words).beginning(with: marker.plain(at: index))
      }
      let isShort = marked.allSatisfy { $0.count == 1 && $0[0].sentence != nil }
      return isShort ? [.lines(marked.compactMap(\.first?.sentence))] : Array(marked.joined())
    case .table(let header, _, let rows):
      return [.lines(rows.map { $0.sentence(header: header, in: words) })]
    case .details(let summary, let blocks):
      return [.paragraph(summary.plain(in: words))] + blocks.plain(in: words)
    }
  }

  private static func lines(_ sentences: [[Inline]]) -> Block {
    .paragraph(Array(sentences.joined(separator: [.lineBreak])))
  }

  fileprivate var sentence: [Inline]? {
    if case .paragraph(let text) = self { text } else { nil }
  }
}

extension ListMarker {
  /// What is said before an item: the number, if it has one.
  fileprivate func plain(at index: Int) -> String {
    if case .number(let start) = self { "\(start + index). " } else { "" }
  }
}

extension [[Inline]] {
  /// A table row in which each cell follows its column's heading, because the heading can't be seen
  /// above it.
  fileprivate func sentence(header: [[Inline]], in words: Words) -> [Inline] {
    let cells = zip(header, self).filter { !$1.isEmpty }.map { head, cell in
      let (label, text) = (head.plain(in: words), cell.plain(in: words))
      return head.isEmpty
        ? text
        : words.inlines(
          of: Sentence("join.label", ["label": "", "text": ""]), ["label": label, "text": text])
    }
    let clauses = cells.dropFirst().reduce(cells.first ?? []) { first, next in
      words.inlines(
        of: Sentence("join.clauses", ["first": "", "next": ""]), ["first": first, "next": next])
    }
    return words.inlines(of: Sentence("join.full-stop", ["text": ""]), ["text": clauses])
  }
}

extension Words {
  fileprivate func inlines(of sentence: Sentence, _ values: [String: [Inline]]) -> [Inline] {
    Array(pieces(of: sentence, values) { [.text($0)] }.joined())
  }
}

extension [Inline] {
  /// The text without marks and styles; links keep their destination.
  func plain(in words: Words) -> [Inline] {
    flatMap { inline -> [Inline] in
      switch inline {
      case .text(let text): [.text(words.spoken(text))]
      case .code(let text): [.text(text)]
      case .emphasis(let inlines), .strong(let inlines): inlines.plain(in: words)
      case .link(let inlines, let destination):
        inlines.plain(in: words).isEmpty
          ? [] : [.link(inlines.plain(in: words), destination: destination)]
      case .lineBreak: [.lineBreak]
      }
    }
  }
}

extension String {
  /// Whether it contains box-drawing characters, which a screen reader can't convey.
  var isDrawnOfCharacters: Bool {
    unicodeScalars.contains { (0x2500...0x25FF).contains($0.value) }
  }
}
