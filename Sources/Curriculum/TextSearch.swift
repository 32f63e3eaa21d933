import Basics

/// Searches text by bytes: an exercise is searched for every heading and step, and a search by
/// characters would take longer than everything else.
extension String {
  /// The UTF-8 offset of the next occurrence of a text; nil if there is none or the text is empty.
  package func offset(of text: String, from begin: Int) -> Int? {
    var (copy, text) = (self, text)
    return copy.withUTF8 { bytes in
      text.withUTF8 { wanted in
        guard !wanted.isEmpty, let base = bytes.baseAddress, let start = wanted.baseAddress else {
          return nil
        }
        var next = begin
        while next + wanted.count <= bytes.count,
          let found = memchr(
            base + next, Int32(start.pointee), bytes.count - wanted.count - next + 1)
        {
          next = UnsafeRawPointer(found) - UnsafeRawPointer(base)
          if memcmp(base + next, start, wanted.count) == 0 { return next }
          next += 1
        }
        return nil
      }
    }
  }

  /// The number of line feeds before a UTF-8 offset.
  package func lineFeeds(before end: Int) -> Int {
    var count = 0
    var next = 0
    while let found = offset(of: "\n", from: next), found < end {
      count += 1
      next = found + 1
    }
    return count
  }

  /// The text between two UTF-8 offsets, which must be at the beginnings of characters.
  package func part(from start: Int, to end: Int? = nil) -> String {
    let utf8 = self.utf8
    let from = utf8.index(startIndex, offsetBy: start)
    return String(self[from..<(end.map { utf8.index(startIndex, offsetBy: $0) } ?? endIndex)])
  }
}

/// The word with the smallest edit distance, ignoring case, if that is small enough; else nil.
public func nearestWord(to word: String, in words: [String]) -> String? {
  let ranked = words.map { (word: $0, slips: slips(from: word.lowercased(), to: $0.lowercased())) }
  guard let best = ranked.min(by: { $0.slips < $1.slips }) else { return nil }
  return best.slips <= max(1, best.word.count / 3) ? best.word : nil
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two words
/// (Damerau–Levenshtein distance).
private func slips(from first: String, to second: String) -> Int {
  let (first, second) = (Array(first), Array(second))
  var rows = [Array(0...second.count)]
  for i in first.indices {
    var row = [i + 1]
    for j in second.indices {
      let replaced = rows[i][j] + (first[i] == second[j] ? 0 : 1)
      var best = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[first.count][second.count]
}
