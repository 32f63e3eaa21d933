import Basics

/// Takes what a program prints for text, as it comes: a character may come in pieces.
///
/// What the runtime says of a crash comes in the same way. It is held back, because whoever reads the
/// text is told of the crash in other words.
package struct OutputText {
  /// The beginning of a character whose end hasn't come.
  private var rest: [UInt8] = []
  /// What may be the runtime's.
  private var held = ""

  /// Nothing has come yet.
  package init() {}

  /// The text of these bytes, as far as its characters are whole. What is no text becomes replacement
  /// characters.
  package mutating func text(of bytes: ArraySlice<UInt8>) -> String {
    let all = rest + bytes
    let end = all.count - Self.beginning(atTheEndOf: all)
    rest = Array(all[end...])
    return released(String(decoding: all[..<end], as: UTF8.self))
  }

  /// What was held back, with what never came to its end.
  ///
  /// - Parameter count: how many lines at its end are the runtime's.
  package mutating func end(withoutLast count: Int = 0) -> String {
    let text = held + String(decoding: rest, as: UTF8.self)
    (held, rest) = ("", [])
    guard count > 0 else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeLast(min(lines.count, count + (text.hasSuffix("\n") ? 1 : 0)))
    return lines.map { $0 + "\n" }.joined()
  }

  private mutating func released(_ text: String) -> String {
    let text = held + text
    held = ""
    guard text.utf8.count <= SizeLimit.lastWords,
      let words = text.firstMatch(of: CrashReport.lastWords)?.range.lowerBound
    else { return text }
    let start = text[..<words].lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
    held = String(text[start...])
    return String(text[..<start])
  }

  /// How many bytes at the end are the beginning of a scalar: at most three.
  private static func beginning(atTheEndOf bytes: [UInt8]) -> Int {
    for (count, byte) in zip(1..., bytes.suffix(3).reversed()) where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > count ? count : 0
    }
    return 0
  }
}
