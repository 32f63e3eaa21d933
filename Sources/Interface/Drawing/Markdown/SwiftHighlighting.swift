import Basics
import Curriculum
import Terminal

extension Line {
  /// Highlighted Swift source; the joined spans are exactly the source.
  package init(swift source: String) {
    self.init(merging: SwiftHighlighting(of: source).spans)
  }
}

/// Highlights Swift source token by token.
private struct SwiftHighlighting {
  private(set) var spans: [Span] = []
  /// Whether the last token ends a value, so that `.name` is a member of it.
  private var isAfterValue = false

  init(of source: String) {
    let tokens = Lexer.tokens(in: source)
    var place = source.startIndex
    for (index, token) in tokens.enumerated() {
      add(source[place..<token.text.startIndex], .plain)
      let next = source[token.text.endIndex...].first
      add(token, after: index == 0 ? nil : tokens[index - 1], before: next)
      place = token.text.endIndex
    }
    add(source[place...], .plain)
  }

  private mutating func add(_ text: Substring, _ style: Style) {
    spans.append(Span(String(text), style))
  }

  private mutating func add(_ token: Token, after last: Token?, before next: Character?) {
    switch token.kind {
    case .comment: add(token.text, .dim)
    case .number:
      add(token.text, .ink(.literal))
      isAfterValue = true
    case .string: addString(token.text)
    case .word: addWord(token, after: last, before: next)
    case .opening: addSign(token.text, isValue: false)
    case .closing: addSign(token.text, isValue: true)
    case .sign where token.text == "." && next?.beginsName == true:
      // The dot gets the colour of the name.
      break
    case .sign:
      // `a?.b` accesses a member of a value; `a ?? .b` and `a ? .b : .c` don't.
      let isPostfix = isAfterValue && !token.hasSpaceBefore
      addSign(token.text, isValue: isPostfix && token.text.allSatisfy { "?!".contains($0) })
    }
  }

  private mutating func addSign(_ text: Substring, isValue: Bool) {
    add(text, .plain)
    isAfterValue = isValue
  }

  /// Adds a part of a string literal; the parentheses around interpolated code are signs.
  private mutating func addString(_ text: Substring) {
    let end = text.last == "(" ? text.dropLast() : text
    let opensCode = end.count < text.count && end.last { $0 != "#" } == "\\"
    let isRest = text.first == ")"
    if isRest { add(text.prefix(1), .plain) }
    add((opensCode ? end : text).dropFirst(isRest ? 1 : 0), .ink(.string))
    if opensCode { add(text.suffix(1), .plain) }
    isAfterValue = !opensCode
  }

  private mutating func addWord(_ token: Token, after last: Token?, before next: Character?) {
    let word = token.text
    if last?.text == ".", last?.kind == .sign, !token.hasSpaceBefore, word.first?.beginsName == true
    {
      // A member of the value before it, or an implicit member such as `.name`.
      add("." + word, isAfterValue ? .plain : .ink(.literal))
      isAfterValue = true
      return
    }
    // Before a colon a keyword is an argument label: `filter(where: …)`.
    let isLabel = next == ":" && word != "default" && !valueKeywords.contains(word)
    let isMarked =
      (word.first == "#" || word.first == "@")
      && word.dropFirst().first.map { $0.isLetter || $0 == "_" } == true
    let isKeyword = isMarked || (keywords.contains(word) && !isLabel)
    let isType = word.first?.isUppercase == true && !keywords.contains(word)
    add(word, isKeyword ? .ink(.keyword) : isType ? .ink(.type) : .plain)
    isAfterValue = !isKeyword || valueKeywords.contains(word)
  }
}

extension Character {
  /// Whether it can begin a member's name.
  fileprivate var beginsName: Bool { (isLetter && !isUppercase) || self == "_" || self == "$" }
}

/// Swift's keywords, including contextual ones.
let keywords: Set<Substring> = [
  "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
  "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit",
  "didSet", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
  "for", "func", "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is",
  "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator",
  "override", "package", "precedencegroup", "private", "protocol", "public", "repeat", "required",
  "rethrows", "return", "self", "sending", "some", "static", "struct", "subscript", "super",
  "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
  "while", "willSet",
]

/// The keywords that are values, so that a member can follow them.
private let valueKeywords: Set<Substring> = ["Self", "false", "nil", "self", "super", "true"]
