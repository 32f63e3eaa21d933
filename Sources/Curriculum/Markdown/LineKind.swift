/// What a line is, seen on its own.
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
