/// Reads running text: takes escapes, code, links and breaks from left to right, and pairs the
/// stars and underscores at the end, when it is known what stands between them.
struct InlineParser {
  private var rest: ArraySlice<Character>
  private var previous: Character?
  private var pieces: [InlinePiece] = []

  static func inlines(in text: some StringProtocol) -> [Inline] {
    inlines(in: Array(text)[...])
  }

  private static func inlines(in characters: ArraySlice<Character>) -> [Inline] {
    var parser = InlineParser(rest: characters)
    while let character = parser.rest.first {
      let start = parser.rest.startIndex
      parser.takePiece(character)
      parser.previous = characters[parser.rest.startIndex - 1]
      assert(parser.rest.startIndex > start)
    }
    return Emphasis.paired(parser.pieces).trimmingEnd()
  }

  private init(rest: ArraySlice<Character>) {
    self.rest = rest
  }

  private mutating func takePiece(_ character: Character) {
    switch character {
    case "\\": takeEscape()
    case "`": takeCode()
    case "[": takeLink()
    case "<": takeTag()
    case "*", "_": takeDelimiters(character)
    case "\n": takeLineEnd()
    default: takeText(max(1, rest.prefix { !Self.signs.contains($0) }.count))
    }
  }

  /// What may be a mark; a space may belong to a line break.
  private static let signs: Set<Character> = ["\\", "`", "[", "<", "*", "_", "\n", " "]

  private mutating func takeText(_ count: Int) {
    pieces.append(.inline(.text(String(rest.prefix(count)))))
    rest = rest.dropFirst(count)
  }

  private mutating func takeEscape() {
    guard let next = rest.dropFirst().first, next.isASCIIPunctuation else {
      return takeText(1)
    }
    rest = rest.dropFirst(2)
    pieces.append(.inline(.text(String(next))))
  }

  private mutating func takeCode() {
    let length = rest.prefix { $0 == "`" }.count
    let start = rest.startIndex + length
    guard let end = rest[start...].startOfRun(of: "`", length: length) else {
      return takeText(length)
    }
    var code = String(rest[start..<end].map { $0 == "\n" ? " " : $0 })
    // One space at each end lets code begin and end with a backtick.
    if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = String(code.dropFirst().dropLast())
    }
    pieces.append(.inline(.code(code)))
    rest = rest[(end + length)...]
  }

  private mutating func takeLink() {
    guard let textEnd = rest.indexOfClosing("]", opening: "["),
      rest[(textEnd + 1)...].first == "(",
      let end = rest[(textEnd + 1)...].indexOfClosing(")", opening: "(")
    else { return takeText(1) }
    let text = InlineParser.inlines(in: rest[(rest.startIndex + 1)..<textEnd])
    let target = String(rest[(textEnd + 2)..<end])[...].trimmingSpaces()
    // A title may follow the destination; a terminal has no place for it.
    let destination = target.prefix { !$0.isWhitespace }
    pieces.append(.inline(.link(text, destination: String(destination))))
    rest = rest[(end + 1)...]
  }

  /// Takes a comment; any other `<` is text.
  private mutating func takeTag() {
    let text = String(rest)
    if text.hasPrefix("<!--"), let end = text.firstRange(of: "-->") {
      rest = rest.dropFirst(text.distance(from: text.startIndex, to: end.upperBound))
      return
    }
    takeText(1)
  }

  private mutating func takeDelimiters(_ sign: Character) {
    let count = rest.prefix { $0 == sign }.count
    let next = rest.dropFirst(count).first
    rest = rest.dropFirst(count)
    pieces.append(
      .delimiters(Emphasis.Run(sign: sign, count: count, previous: previous, next: next)))
  }

  /// A line end is one space with those before it.
  private mutating func takeLineEnd() {
    while case .inline(.text(" ")) = pieces.last { pieces.removeLast() }
    pieces.append(.inline(.text(" ")))
    rest.removeFirst()
  }
}
