/// Where a text is broken so that each line has room: at spaces and between wide characters, within a word
/// only if the word is too long for a line of its own, and never within a character. A line feed breaks, too.
///
/// - Parameters:
///   - parts: the text; no character is made of two of them.
///   - first: how many columns the first line has; two at least, for a wide character.
///   - others: how many the others have.
/// - Returns: what stands on each line, without the spaces at its end, by its bytes.
package func lines(of parts: [String], first: Int, others: Int) -> [Range<Int>] {
  var signs: [Sign] = []
  for part in parts {
    for character in part { signs.append(Sign(character, from: signs.last?.end ?? 0)) }
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

/// The width of the longest piece of a text that only force could break.
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

/// A character of a text, with what decides about lines.
private struct Sign {
  var start: Int
  var end: Int
  var columns: Int
  var isSpace: Bool
  var isLineEnd: Bool
  var character: Character

  /// - Parameter start: how many bytes stand before it.
  init(_ character: Character, from start: Int) {
    self.start = start
    end = start + character.utf8.count
    columns = character.columns
    isSpace = character == " "
    isLineEnd = character == "\n" || character == "\r\n"
    self.character = character
  }

  /// Whether a line may end behind one character and the next begin with the other.
  static func canBreak(between left: Sign, and right: Sign) -> Bool {
    if right.isSpace || right.columns == 0 { return false }
    if left.isSpace { return true }
    guard left.columns == 2 || right.columns == 2 else { return false }
    return !neverFirst.contains(right.character) && !neverLast.contains(left.character)
  }

  /// What no line may begin with, by the rules of Chinese and Japanese typesetting.
  private static let neverFirst: Set<Character> = [
    "。", "、", "，", "．", "：", "；", "！", "？", "」", "』", "）", "】", "〉", "》", "〕", "］", "｝",
    "ー", "々", "・", "…", "”", "’", ".", ",", ":", ";", "!", "?", ")", "]", "}", "\"", "'", "`",
  ]

  private static let neverLast: Set<Character> = [
    "「", "『", "（", "【", "〈", "《", "〔", "［", "｛", "“", "‘", "(", "[", "{", "`",
  ]
}

extension ArraySlice<Sign> {
  /// Where the first line of these characters ends if it has so much room.
  fileprivate func lineEnd(room: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    for index in indices {
      let sign = self[index]
      if index > startIndex, Sign.canBreak(between: self[index - 1], and: sign) {
        lastBreak = index
      }
      used += sign.columns
      // Spaces that stick out are cut off anyway.
      if used > room, !sign.isSpace { return lastBreak ?? Swift.max(index, startIndex + 1) }
    }
    return endIndex
  }
}
