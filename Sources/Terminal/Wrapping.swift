extension Line {
  /// The line broken into as many as it takes for none to be wider than `width`.
  ///
  /// It breaks at spaces and between wide characters, within a word only if the word is too long
  /// for a line of its own, and never within a character. A `\n` in the text breaks too.
  ///
  /// - Parameters:
  ///   - first: what stands before the first line.
  ///   - others: what stands before the others, spaces for a hanging indent.
  ///   - width: for the prefixes and the text together; there is always room for one wide character.
  public func wrapped(to width: Int, first: Line = .empty, others: Line = .empty) -> [Line] {
    if isWhole(in: width - first.columns) { return [first + Line(merging: spans)] }
    var lines: [Line] = []
    for paragraph in cells.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd) {
      var rest = paragraph
      repeat {
        let prefix = lines.isEmpty ? first : others
        let room = max(2, width - prefix.columns)
        let end = rest.lineEnd(room: room)
        let text = Line(cells: rest[..<end]).trimmingEnd()
        lines.append(text.isEmpty ? prefix.trimmingEnd() : prefix + text)
        rest = rest[end...].drop { $0.character == " " }
      } while !rest.isEmpty
    }
    return lines
  }

  /// Whether there is nothing to break and nothing to cut off: most lines are like that, and to see
  /// it takes far less than to take one apart.
  private func isWhole(in room: Int) -> Bool {
    guard let last = spans.last?.text.utf8.last, last != UInt8(ascii: " "), columns <= room else {
      return false
    }
    return spans.allSatisfy { span in
      !span.text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
  }

  /// The width of the longest piece that only force could break.
  package var longestWordWidth: Int {
    var longest = 0
    var current = 0
    var previous: Cell?
    for cell in cells {
      let begins = previous.map { $0.isLineEnd || Cell.canBreak(between: $0, and: cell) } ?? true
      current = (begins ? 0 : current) + (cell.character == " " ? 0 : cell.columns)
      longest = max(longest, current)
      previous = cell
    }
    return longest
  }
}

extension ArraySlice<Cell> {
  /// Where the first line of these characters ends if it has so much room.
  fileprivate func lineEnd(room: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    for index in indices {
      let cell = self[index]
      if index > startIndex, Cell.canBreak(between: self[index - 1], and: cell) {
        lastBreak = index
      }
      used += cell.columns
      // Spaces that stick out are cut off anyway.
      if used > room, cell.character != " " { return lastBreak ?? characterBreak(before: index) }
    }
    return endIndex
  }

  private func characterBreak(before index: Int) -> Int {
    Swift.max(index, startIndex + 1)
  }
}

extension Cell {
  fileprivate var isLineEnd: Bool { character == "\n" || character == "\r\n" }

  /// Whether a line may end behind one character and the next begin with the other.
  fileprivate static func canBreak(between left: Cell, and right: Cell) -> Bool {
    if right.character == " " || right.columns == 0 { return false }
    if left.character == " " { return true }
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
