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
