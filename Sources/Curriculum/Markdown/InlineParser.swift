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

  /// The characters that may be marks; a space may belong to a line end.
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

/// Running text on its way to be paired: what is understood, and the marks that may be stress.
enum InlinePiece {
  case inline(Inline)
  case delimiters(Emphasis.Run)

  /// The piece as text, if no other delimiter pairs with it.
  var inline: Inline {
    switch self {
    case .inline(let inline): inline
    case .delimiters(let run): .text(String(repeating: run.sign, count: run.count))
    }
  }

  fileprivate func opens(_ sign: Character) -> Bool {
    guard case .delimiters(let run) = self else { return false }
    return run.sign == sign && run.canOpen
  }
}

extension [Inline] {
  /// The same inlines with neighbouring texts made one.
  func joiningTexts() -> [Inline] {
    reduce(into: []) { result, inline in
      if case .text(let text) = inline, case .text(let last)? = result.last {
        result[result.count - 1] = .text(last + text)
      } else if inline != .text("") {
        result.append(inline)
      }
    }
  }

  /// The same inlines without spaces and breaks at the end, where nothing follows them.
  func trimmingEnd() -> [Inline] {
    guard let last else { return self }
    switch last {
    case .lineBreak:
      return Array(dropLast()).trimmingEnd()
    case .text(let text) where text.last?.isSpaceOrTab == true:
      var end = text[...]
      while end.last?.isSpaceOrTab == true { end.removeLast() }
      return (dropLast() + (end.isEmpty ? [] : [.text(String(end))])).trimmingEnd()
    default:
      return self
    }
  }
}

/// How stars and underscores become stress.
enum Emphasis {
  struct Run {
    var sign: Character
    var count: Int
    var canOpen: Bool
    var canClose: Bool

    /// A mark opens before text and closes behind text; an underscore within a word does neither.
    ///
    /// CommonMark is stricter about punctuation, and so loses `**「…」**は` in texts without spaces.
    init(sign: Character, count: Int, previous: Character?, next: Character?) {
      self.sign = sign
      self.count = count
      canOpen = next.map { !$0.isWhitespace } ?? false
      canClose = previous.map { !$0.isWhitespace } ?? false
      if sign == "_" {
        canOpen = canOpen && previous?.isWordPart != true
        canClose = canClose && next?.isWordPart != true
      }
    }
  }

  /// Pairs each mark that can close with the nearest one before it that can open.
  static func paired(_ pieces: [InlinePiece]) -> [Inline] {
    var pieces = pieces
    var index = 0
    while index < pieces.count {
      guard case .delimiters(var closer) = pieces[index], closer.canClose,
        let start = pieces[..<index].lastIndex(where: { $0.opens(closer.sign) }),
        case .delimiters(var opener) = pieces[start]
      else {
        index += 1
        continue
      }
      let children = pieces[(start + 1)..<index].map(\.inline).joiningTexts()
      let count = min(2, opener.count, closer.count)
      opener.count -= count
      closer.count -= count
      let before = opener.count > 0 ? [InlinePiece.delimiters(opener)] : []
      let stressed = InlinePiece.inline(count == 2 ? .strong(children) : .emphasis(children))
      let after = closer.count > 0 ? [InlinePiece.delimiters(closer)] : []
      pieces.replaceSubrange(start...index, with: before + [stressed] + after)
      index = start + before.count + 1
    }
    return pieces.map(\.inline).joiningTexts()
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }

  var isASCIIPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}

extension ArraySlice<Character> {
  /// Where a run of exactly so many of a sign begins.
  func startOfRun(of sign: Character, length: Int) -> Int? {
    var position = startIndex
    while let start = self[position...].firstIndex(of: sign) {
      let count = self[start...].prefix { $0 == sign }.count
      if count == length { return start }
      position = start + count
    }
    return nil
  }

  /// Where the bracket that this slice begins with is closed; code and escapes don't count.
  func indexOfClosing(_ closing: Character, opening: Character) -> Int? {
    var depth = 0
    var position = startIndex
    while position < endIndex {
      switch self[position] {
      case opening:
        depth += 1
      case closing:
        depth -= 1
        if depth == 0 { return position }
      case "\\":
        position += 1
      case "`":
        let length = self[position...].prefix { $0 == "`" }.count
        let end = self[(position + length)...].startOfRun(of: "`", length: length)
        position = (end ?? position) + length - 1
      default:
        break
      }
      position += 1
    }
    return nil
  }
}
