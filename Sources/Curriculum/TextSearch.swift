import Basics

/// Looks for text byte by byte: an exercise is looked through for each heading and each step, and a
/// search letter by letter takes longer than all else that happens to it.
extension String {
  /// Where a text stands next, as an offset in UTF-8; nil for an empty one, which is nowhere.
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

  /// How many lines end before an offset in UTF-8.
  package func lineFeeds(before end: Int) -> Int {
    var count = 0
    var next = 0
    while let found = offset(of: "\n", from: next), found < end {
      count += 1
      next = found + 1
    }
    return count
  }

  /// The text between two offsets in UTF-8; at both of them a character has to begin.
  package func part(from start: Int, to end: Int? = nil) -> String {
    let utf8 = self.utf8
    let from = utf8.index(startIndex, offsetBy: start)
    return String(self[from..<(end.map { utf8.index(startIndex, offsetBy: $0) } ?? endIndex)])
  }
}

/// The word that somebody probably meant: the one with the fewest slips, if they are few enough;
/// a letter of the other case is none.
public func nearestWord(to word: String, in words: [String]) -> String? {
  let ranked = words.map { (word: $0, slips: slips(from: word.lowercased(), to: $0.lowercased())) }
  guard let best = ranked.min(by: { $0.slips < $1.slips }) else { return nil }
  return best.slips <= max(1, best.word.count / 3) ? best.word : nil
}

/// How many letters have to be inserted, removed, replaced or swapped with their neighbour
/// (the distance of Damerau and Levenshtein).
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
