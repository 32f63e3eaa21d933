/// Shortens lines of code: more than three consecutive lines that are equal, or differ only in an
/// increasing number, become a loop.
///
/// - Parameter name: the name of the loop variable.
public func looped(_ lines: [String], counting name: String) -> [String] {
  var (looped, rest): ([String], ArraySlice<String>) = ([], lines[...])
  while let first = rest.first {
    let alike = rest.prefix { $0 == first }.count
    if alike > 3 {
      looped.append("for _ in 1...\(alike) { \(first) }")
      rest = rest.dropFirst(alike)
    } else if alike == 1, let rising = Rising(rest, counting: name) {
      looped.append("for \(name) in \(rising.range) { \(rising.pattern) }")
      rest = rest.dropFirst(rising.range.count)
    } else {
      looped.append(first)
      rest = rest.dropFirst()
    }
  }
  return looped
}

/// A run of lines, from the first on, that differ only in one increasing number.
private struct Rising {
  let range: ClosedRange<Int>
  /// The line with the variable in place of the number.
  let pattern: String

  /// - Returns: nil if there can't be more than three such lines.
  init?(_ lines: ArraySlice<String>, counting name: String) {
    guard lines.count > 3 else { return nil }
    let texts = lines.prefix(2).map { Array($0.utf8) }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    var start = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
    while start > 0, isDigit(texts[0][start - 1]) { start -= 1 }
    let digits = texts.map { $0[start...].prefix(while: isDigit) }
    let rest = texts[0][digits[0].endIndex...]
    guard rest == texts[1][digits[1].endIndex...],
      let number = Int(String(decoding: digits[0], as: UTF8.self))
    else { return nil }
    let before = String(decoding: texts[0][..<start], as: UTF8.self)
    let isInText = before.count { $0 == "\"" } % 2 == 1
    // A number at the end of a name stays.
    guard isInText || !(before.last?.isLetter ?? false) else { return nil }
    let after = String(decoding: rest, as: UTF8.self)
    let count = lines.enumerated().prefix { $1 == "\(before)\(number &+ $0)\(after)" }.count
    guard count > 3 else { return nil }
    range = number...(number &+ count &- 1)
    pattern = before + (isInText ? "\\(\(name))" : name) + after
  }
}
