/// Parses inline Markdown. Escapes, code, links and breaks are taken from left to right; emphasis
/// is paired at the end, when the text between the markers is known.
///
/// All markers are ASCII, so the parser works on bytes, which is many times faster than on
/// characters.
struct InlineParser {
  private let text: [UInt8]
  private var rest: Range<Int>
  private let start: Int
  private var pieces: [InlinePiece] = []

  static func inlines(in text: some StringProtocol) -> [Inline] {
    let bytes = Array(text.utf8)
    return inlines(in: bytes, bytes.indices)
  }

  private static func inlines(in text: [UInt8], _ range: Range<Int>) -> [Inline] {
    var parser = InlineParser(text: text, rest: range, start: range.lowerBound)
    while !parser.rest.isEmpty { parser.takePiece() }
    return Emphasis.paired(parser.pieces).trimmingEnd()
  }

  private mutating func takePiece() {
    let byte = text[rest.lowerBound]
    switch byte {
    case Sign.backslash: takeEscape()
    case Sign.backtick: takeCode()
    case Sign.openingBracket: takeLink()
    case Sign.less: takeTag()
    case Sign.star, Sign.underscore: takeDelimiters(byte)
    case Sign.lineFeed: takeLineEnd()
    default:
      var end = rest.lowerBound + 1
      while end < rest.upperBound, !Sign.isMark(text[end]) { end += 1 }
      takeText(upTo: end)
    }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private mutating func takeText(upTo end: Int) {
    pieces.append(.inline(.text(string(rest.lowerBound..<end))))
    rest = end..<rest.upperBound
  }

  private mutating func takeEscape() {
    let next = rest.lowerBound + 1
    guard next < rest.upperBound, Character(Unicode.Scalar(text[next])).isASCIIPunctuation else {
      return takeText(upTo: next)
    }
    rest = next..<rest.upperBound
    takeText(upTo: next + 1)
  }

  private mutating func takeCode() {
    let length = text.run(in: rest)
    let start = rest.lowerBound + length
    guard let end = text.runOfBackticks(length, in: start..<rest.upperBound) else {
      return takeText(upTo: start)
    }
    var code = Array(text[start..<end])
    for index in code.indices where code[index] == Sign.lineFeed { code[index] = Sign.space }
    // One space at each end allows code to begin and end with a backtick.
    if code.count > 2, code.first == Sign.space, code.last == Sign.space,
      code.contains(where: { $0 != Sign.space })
    {
      code = Array(code.dropFirst().dropLast())
    }
    pieces.append(.inline(.code(String(decoding: code, as: UTF8.self))))
    rest = (end + length)..<rest.upperBound
  }

  private mutating func takeLink() {
    guard let textEnd = text.closing(Sign.closingBracket, in: rest),
      textEnd + 1 < rest.upperBound, text[textEnd + 1] == Sign.openingParenthesis,
      let end = text.closing(Sign.closingParenthesis, in: (textEnd + 1)..<rest.upperBound)
    else { return takeText(upTo: rest.lowerBound + 1) }
    let inner = InlineParser.inlines(in: text, (rest.lowerBound + 1)..<textEnd)
    let target = string((textEnd + 2)..<end)[...].trimmingSpaces()
    // A title behind the destination is dropped, because a terminal can't show it.
    let destination = target.prefix { !$0.isWhitespace }
    pieces.append(.inline(.link(inner, destination: String(destination))))
    rest = (end + 1)..<rest.upperBound
  }

  /// Skips an HTML comment; any other `<` is text.
  private mutating func takeTag() {
    let comment = string(rest)
    guard comment.hasPrefix("<!--"), let end = comment.firstRange(of: "-->") else {
      return takeText(upTo: rest.lowerBound + 1)
    }
    rest = rest.dropFirst(comment[..<end.upperBound].utf8.count)
  }

  /// In bytes; a longer character is neither a letter nor a space.
  private static let longestCharacter = 64

  private mutating func takeDelimiters(_ sign: UInt8) {
    let count = text.run(in: rest)
    let before = string(max(start, rest.lowerBound - Self.longestCharacter)..<rest.lowerBound)
    rest = rest.dropFirst(count)
    let behind = string(rest.prefix(Self.longestCharacter))
    pieces.append(
      .delimiters(
        Emphasis.Run(
          sign: Character(Unicode.Scalar(sign)), count: count, previous: before.last,
          next: behind.first)))
  }

  /// A line end becomes one space, together with the spaces before it.
  private mutating func takeLineEnd() {
    while case .inline(.text(var text)) = pieces.last, text.utf8.last == Sign.space {
      text.removeLast()
      pieces[pieces.count - 1] = .inline(.text(text))
      if text.isEmpty { pieces.removeLast() }
    }
    pieces.append(.inline(.text(" ")))
    rest = rest.dropFirst()
  }
}

/// A piece of inline text before emphasis is paired.
enum InlinePiece {
  case inline(Inline)
  case delimiters(Emphasis.Run)

  /// The piece as text, if its delimiters pair with no others.
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
  /// The inlines with neighbouring texts joined.
  func joiningTexts() -> [Inline] {
    reduce(into: []) { result, inline in
      if case .text(let text) = inline, case .text(let last)? = result.last {
        result[result.count - 1] = .text(last + text)
      } else if inline != .text("") {
        result.append(inline)
      }
    }
  }

  /// The inlines without spaces and line breaks at the end.
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

/// Pairs stars and underscores as emphasis.
enum Emphasis {
  struct Run {
    var sign: Character
    var count: Int
    var canOpen: Bool
    var canClose: Bool

    /// A delimiter opens before text and closes behind text; an underscore inside of a word does
    /// neither.
    ///
    /// CommonMark is stricter about punctuation, and so fails for `**「…」**は` in languages without
    /// spaces.
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

  /// Pairs each closing delimiter with the nearest opening one before it.
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

/// The bytes that can be markers or parts of one.
private enum Sign {
  static let lineFeed: UInt8 = 0x0A
  static let space: UInt8 = 0x20
  static let openingParenthesis: UInt8 = 0x28
  static let closingParenthesis: UInt8 = 0x29
  static let star: UInt8 = 0x2A
  static let less: UInt8 = 0x3C
  static let openingBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closingBracket: UInt8 = 0x5D
  static let underscore: UInt8 = 0x5F
  static let backtick: UInt8 = 0x60

  /// Whether plain text ends at this byte.
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case lineFeed, star, less, openingBracket, backslash, underscore, backtick: true
    default: false
    }
  }
}

extension [UInt8] {
  /// The number of equal bytes with which the range begins.
  fileprivate func run(in range: Range<Int>) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, self[end] == self[range.lowerBound] { end += 1 }
    return end - range.lowerBound
  }

  /// The position of a run of exactly `length` backticks.
  fileprivate func runOfBackticks(_ length: Int, in range: Range<Int>) -> Int? {
    var position = range.lowerBound
    while position < range.upperBound {
      guard self[position] == Sign.backtick else {
        position += 1
        continue
      }
      let count = run(in: position..<range.upperBound)
      if count == length { return position }
      position += count
    }
    return nil
  }

  /// The position of the bracket that closes the first one, ignoring code and escapes.
  fileprivate func closing(_ closing: UInt8, in range: Range<Int>) -> Int? {
    let opening = self[range.lowerBound]
    var depth = 0
    var position = range.lowerBound
    while position < range.upperBound {
      switch self[position] {
      case opening:
        depth += 1
      case closing:
        depth -= 1
        if depth == 0 { return position }
      case Sign.backslash:
        position += 1
      case Sign.backtick:
        let length = run(in: position..<range.upperBound)
        let end = runOfBackticks(length, in: (position + length)..<range.upperBound)
        position = (end ?? position) + length - 1
      default:
        break
      }
      position += 1
    }
    return nil
  }
}
