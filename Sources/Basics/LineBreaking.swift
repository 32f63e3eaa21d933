/// Breaks a text into lines at spaces, between wide characters and at line feeds. A word is broken
/// only if it is too long for a line, a character never.
///
/// - Parameters:
///   - parts: the text in pieces; no character extends over two of them.
///   - first: the width of the first line in columns, at least two for a wide character.
///   - others: the width of the other lines in columns.
/// - Returns: the byte range of each line, without trailing spaces.
package func lines(
  of parts: [String], keeping isKept: (Int) -> Bool = { _ in false }, first: Int, others: Int
) -> [Range<Int>] {
  var signs: [Sign] = []
  for (place, part) in parts.enumerated() {
    let start = signs.count
    for character in part { signs.append(Sign(character, from: signs.last?.end ?? 0)) }
    guard isKept(place) else { continue }
    for index in signs.indices.dropFirst(start + 1) { signs[index].isKept = true }
  }
  var lines: [Range<Int>] = []
  for paragraph in signs.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
    var rest = paragraph
    repeat {
      let end = rest.lineEnd(room: lines.isEmpty ? first : others)
      let start = rest.first?.start ?? 0
      lines.append(start..<(rest[..<end].last { !$0.isSpace }?.end ?? start))
      rest = rest[end...].drop(while: \.isSpace)
    } while !rest.isEmpty
  }
  return lines
}

/// The width in columns of the longest part of a text that has no place for a line break.
package func longestWordWidth(of parts: [String]) -> Int {
  var longest = 0
  var current = 0
  var previous: Sign?
  for character in parts.joined() {
    let sign = Sign(character, from: previous?.end ?? 0)
    let begins = previous.map { $0.isLineEnd || Sign.canBreak(between: $0, and: sign) } ?? true
    current = (begins ? 0 : current) + (sign.isSpace ? 0 : sign.columns)
    longest = max(longest, current)
    previous = sign
  }
  return longest
}

/// A character with its properties for line breaking.
private struct Sign {
  var start: Int
  var end: Int
  var columns: Int
  var isSpace: Bool
  var isLineEnd: Bool
  /// Whether a line may not begin with it, as a rule: it stands inside of a part that is kept whole.
  var isKept = false
  var character: Character

  /// - Parameter start: its offset in bytes.
  init(_ character: Character, from start: Int) {
    self.start = start
    end = start + character.utf8.count
    columns = character.columns
    isSpace = character == " "
    isLineEnd = character == "\n" || character == "\r\n"
    self.character = character
  }

  /// Whether a line may be broken between these two characters.
  static func canBreak(between left: Sign, and right: Sign) -> Bool {
    if right.isSpace || right.columns == 0 || right.isKept { return false }
    if left.isSpace { return true }
    guard left.columns == 2 || right.columns == 2 else { return false }
    return !neverFirst.contains(right.character) && !neverLast.contains(left.character)
  }

  /// Characters that may not begin a line in Chinese and Japanese typesetting.
  private static let neverFirst: Set<Character> = [
    "。", "、", "，", "．", "：", "；", "！", "？", "」", "』", "）", "】", "〉", "》", "〕", "］", "｝",
    "ー", "々", "・", "…", "”", "’", ".", ",", ":", ";", "!", "?", ")", "]", "}", "\"", "'", "`",
  ]

  private static let neverLast: Set<Character> = [
    "「", "『", "（", "【", "〈", "《", "〔", "［", "｛", "“", "‘", "(", "[", "{", "`",
  ]
}

extension ArraySlice<Sign> {
  /// The index where the first line ends if it has this many columns.
  fileprivate func lineEnd(room: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    for index in indices {
      let sign = self[index]
      if index > startIndex, Sign.canBreak(between: self[index - 1], and: sign) {
        lastBreak = index
      }
      used += sign.columns
      // Trailing spaces may exceed the width, because they are cut off.
      if used > room, !sign.isSpace { return lastBreak ?? Swift.max(index, startIndex + 1) }
    }
    return endIndex
  }
}
