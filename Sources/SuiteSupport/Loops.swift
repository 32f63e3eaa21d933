/// Shortens lines of code: more than three consecutive lines that are equal, or differ only in an
/// increasing number, become a loop.
///
/// - Parameter name: the name of the loop variable.
public func looped(_ lines: [String], counting name: String) -> [String] {
  var (looped, rest): ([String], ArraySlice<String>) = ([], lines[...])
  while let first = rest.first {
    let alike = rest.prefix { $0 == first }.count
    let rising = alike == 1 ? Rising(rest, counting: name) : nil
    if alike > 3 {
      looped.append("for _ in 1...\(alike) { \(first) }")
    } else if let rising, rising.count > 3 {
      looped.append("for \(name) in \(rising.range) { \(rising.pattern) }")
    } else {
      looped.append(first)
    }
    rest = rest.dropFirst(alike > 3 ? alike : rising.map { $0.count > 3 ? $0.count : 1 } ?? 1)
  }
  return looped
}

/// A run of lines, from the first on, that differ only in one increasing number.
private struct Rising {
  let range: ClosedRange<Int>
  /// The line with the variable in place of the number.
  let pattern: String

  var count: Int { range.count }

  init?(_ lines: ArraySlice<String>, counting name: String) {
    guard lines.count > 1 else { return nil }
    let pieces = lines.prefix(2).map { $0.matches(of: /\d+|\D+/).map { String($0.0) } }
    let changed = zip(pieces[0], pieces[1]).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    guard pieces[0].count == pieces[1].count, changed.count == 1,
      let number = Int(pieces[0][changed[0]])
    else { return nil }
    let isInText = pieces[0][..<changed[0]].joined().count { $0 == "\"" } % 2 == 1
    // A number at the end of a name stays.
    let isInName = changed[0] > 0 && pieces[0][changed[0] - 1].last?.isLetter ?? false
    guard isInText || !isInName else { return nil }
    func line(_ text: String) -> String {
      var pieces = pieces[0]
      pieces[changed[0]] = text
      return pieces.joined()
    }
    let count = lines.enumerated().prefix { $1 == line("\(number &+ $0)") }.count
    guard count > 1 else { return nil }
    range = number...(number &+ count &- 1)
    pattern = line(isInText ? "\\(\(name))" : name)
  }
}
