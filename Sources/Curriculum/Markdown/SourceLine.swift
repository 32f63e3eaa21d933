/// A line of the source, perhaps without the marks and the indentation of the block around it.
struct SourceLine {
  /// Counted from 1 in the whole text.
  var number: Int
  var text: Substring

  /// The lines of a text; a byte order mark and the kind of line end don't matter.
  static func lines(of text: String) -> [SourceLine] {
    let hasMark = text.utf8.starts(with: "\u{FEFF}".utf8)
    var text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    if text.utf8.contains(0x0D) { text = text.replacing(/\r\n|\r/, with: "\n") }
    // To compare bytes takes a tenth as long as to compare characters.
    return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().map {
      SourceLine(number: $0 + 1, text: Substring($1))
    }
  }

  var trimmed: Substring { text.trimmingSpaces() }

  var isBlank: Bool { trimmed.isEmpty }

  /// How many columns of white space the line begins with.
  var indentation: Int {
    text.prefix(while: \.isSpaceOrTab).reduce(0) { $0 + ($1 == "\t" ? Self.tabColumns : 1) }
  }

  /// The same line without so many columns of white space, or as many as there are.
  func dropping(indentation: Int) -> SourceLine {
    var columns = 0
    let rest = text.drop { character in
      guard character.isSpaceOrTab, columns < indentation else { return false }
      columns += character == "\t" ? Self.tabColumns : 1
      return true
    }
    return SourceLine(number: number, text: rest)
  }

  private static let tabColumns = 4
}

extension Character {
  var isSpaceOrTab: Bool { self == " " || self == "\t" }
}

extension Substring {
  func droppingSpaces() -> Substring {
    var bytes = utf8
    while let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
    return Substring(bytes)
  }

  func trimmingSpaces() -> Substring {
    var bytes = droppingSpaces().utf8
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    return Substring(bytes)
  }
}

/// The kind of a line, without regard to its neighbours.
enum LineKind {
  case blank
  case heading(level: Int, text: Substring)
  case fence(Fence)
  case item(ItemMarker)
  case details
  case comment
  case text

  init(_ line: SourceLine) {
    let text = line.trimmed
    switch text.first {
    case nil:
      self = .blank
    case "#":
      self = Self.heading(text) ?? .text
    case "`":
      self = Fence(opening: line).map(Self.fence) ?? .text
    case "<":
      self = Self.tag(text)
    default:
      self = ItemMarker(line).map(Self.item) ?? .text
    }
  }

  /// Whether a paragraph can go on in this line even without the marks of the block around it.
  var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// Whether a line that follows can be part of this line's paragraph.
  var endsInText: Bool {
    switch self {
    case .text, .item: true
    case .blank, .heading, .fence, .details, .comment: false
    }
  }

  /// Whether a paragraph goes on in this line.
  ///
  /// Only a list that begins with 1 may end a paragraph: any other number may have come to the start
  /// of a line by chance.
  var continuesParagraph: Bool {
    switch self {
    case .text: true
    case .item(let marker): marker.number.map { $0 != 1 } ?? false
    case .blank, .heading, .fence, .details, .comment: false
    }
  }

  private static func heading(_ text: Substring) -> LineKind? {
    let level = text.prefix { $0 == "#" }.count
    let rest = text.dropFirst(level)
    guard level <= 6, rest.first?.isSpaceOrTab ?? true else { return nil }
    var title = rest.trimmingSpaces()
    // A heading may be closed by hashes, but `C#` ends with one that belongs to the word.
    var open = title
    while open.last == "#" { open.removeLast() }
    if open.last?.isSpaceOrTab ?? true { title = open.trimmingSpaces() }
    return .heading(level: level, text: title)
  }

  private static func tag(_ text: Substring) -> LineKind {
    if text.hasPrefix("<!--") { return .comment }
    return text.hasPrefix("<details>") || text.hasPrefix("<details ") ? .details : .text
  }
}

struct Fence {
  var length: Int
  var indentation: Int
  var language: String?

  init?(opening line: SourceLine) {
    let text = line.trimmed
    length = text.prefix { $0 == "`" }.count
    let information = text.dropFirst(length)
    // Backticks after the fence mean code within a sentence: ```like this```.
    guard length >= 3, !information.contains("`") else { return nil }
    indentation = line.indentation
    language = information.split(whereSeparator: \.isSpaceOrTab).first.map(String.init)
  }

  func isClosed(by line: SourceLine) -> Bool {
    let text = line.trimmed
    return text.count >= length && text.allSatisfy { $0 == "`" }
  }
}

/// Remembers, line by line, whether what comes next is within a block of code.
struct FenceTracker {
  private var open: Fence?

  var isInCode: Bool { open != nil }

  mutating func pass(_ line: SourceLine) {
    if let fence = open {
      if fence.isClosed(by: line) { open = nil }
    } else {
      open = Fence(opening: line)
    }
  }
}

/// The marker of a list's item: `-` or `1.`.
struct ItemMarker {
  /// The number, nil for a bullet.
  var number: Int?
  var indentation: Int
  var contentIndentation: Int

  init?(_ line: SourceLine) {
    let text = line.trimmed
    // Most lines are decided by their first byte.
    guard let first = text.utf8.first, first == 0x2D || (0x30...0x39).contains(first) else {
      return nil
    }
    let digits = text.prefix { ("0"..."9").contains($0) }
    let rest = text.dropFirst(digits.count)
    guard rest.first == (digits.isEmpty ? "-" : ".") else { return nil }
    let spaces = rest.dropFirst().prefix { $0.isSpaceOrTab }.count
    let isEmpty = rest.count == 1
    // Nine digits are what fits into an Int everywhere; more of them are no item's number.
    guard digits.count <= 9, spaces > 0 || isEmpty else { return nil }
    number = Int(digits)
    indentation = line.indentation
    let width = digits.count + 1
    // Many spaces belong to the text, for instance to an item that begins with code.
    contentIndentation = indentation + width + ((1...4).contains(spaces) ? spaces : 1)
  }

  func matches(_ other: ItemMarker) -> Bool {
    (number == nil) == (other.number == nil)
  }

  /// Whether a line that is indented so far belongs to this item.
  ///
  /// Two columns are enough under `1.` too, where three would be the rule: it is a common slip.
  func holds(indentation: Int) -> Bool {
    indentation >= self.indentation + 2
  }
}
