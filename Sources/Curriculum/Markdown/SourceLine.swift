/// A line of the source, perhaps without the markers and indentation of its container.
struct SourceLine {
  /// The line number in the whole text, from 1.
  var number: Int
  var text: Substring

  /// The lines of a text, without byte order mark, with any kind of line end.
  static func lines(of text: String) -> [SourceLine] {
    let hasMark = text.utf8.starts(with: "\u{FEFF}".utf8)
    var text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    if text.utf8.contains(0x0D) { text = text.replacing(/\r\n|\r/, with: "\n") }
    // Splitting bytes takes a tenth of the time of splitting characters.
    return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().map {
      SourceLine(number: $0 + 1, text: Substring($1))
    }
  }

  var trimmed: Substring { text.trimmingSpaces() }

  var isBlank: Bool { trimmed.isEmpty }

  /// The width of the leading white space in columns.
  var indentation: Int {
    text.prefix(while: \.isSpaceOrTab).reduce(0) { $0 + ($1 == "\t" ? Self.tabColumns : 1) }
  }

  /// The line without up to `indentation` columns of leading white space.
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

/// The kind of a line, independent of the lines around it.
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

  /// Whether the line may continue a paragraph even without the markers of its container.
  var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// Whether the next line can belong to the same paragraph.
  var endsInText: Bool {
    switch self {
    case .text, .item: true
    case .blank, .heading, .fence, .details, .comment: false
    }
  }

  /// Whether the line continues a paragraph.
  ///
  /// A numbered list interrupts a paragraph only if it begins with 1, because other numbers may be
  /// at the beginning of a line by chance.
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
    // A heading may be closed by hashes, but the hash of `C#` belongs to the word.
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
    // Backticks behind the opening mean inline code: ```like this```.
    guard length >= 3, !information.contains("`") else { return nil }
    indentation = line.indentation
    language = information.split(whereSeparator: \.isSpaceOrTab).first.map(String.init)
  }

  func isClosed(by line: SourceLine) -> Bool {
    let text = line.trimmed
    return text.count >= length && text.allSatisfy { $0 == "`" }
  }
}

/// Tracks, line by line, whether the next line is inside of a code block.
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

/// The marker of a list item: `-` or `1.`.
struct ItemMarker {
  /// The number; nil for a bullet.
  var number: Int?
  var indentation: Int
  var contentIndentation: Int

  init?(_ line: SourceLine) {
    let text = line.trimmed
    // The first byte excludes most lines quickly.
    guard let first = text.utf8.first, first == 0x2D || (0x30...0x39).contains(first) else {
      return nil
    }
    let digits = text.prefix { ("0"..."9").contains($0) }
    let rest = text.dropFirst(digits.count)
    guard rest.first == (digits.isEmpty ? "-" : ".") else { return nil }
    let spaces = rest.dropFirst().prefix { $0.isSpaceOrTab }.count
    let isEmpty = rest.count == 1
    // More than nine digits might not fit into an Int; they are no item's number.
    guard digits.count <= 9, spaces > 0 || isEmpty else { return nil }
    number = Int(digits)
    indentation = line.indentation
    let width = digits.count + 1
    // More than four spaces belong to the text, for example to an item that begins with code.
    contentIndentation = indentation + width + ((1...4).contains(spaces) ? spaces : 1)
  }

  func matches(_ other: ItemMarker) -> Bool {
    (number == nil) == (other.number == nil)
  }

  /// Whether a line with this indentation belongs to the item.
  ///
  /// Two columns are enough even under `1.`, where Markdown requires three, because authors often
  /// indent by two.
  func holds(indentation: Int) -> Bool {
    indentation >= self.indentation + 2
  }
}
