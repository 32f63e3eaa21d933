import Basics
import Terminal

/// What stands below a line of column names, divided by commas, semicolons or tabs, as that line is;
/// with no white space around any value.
///
/// It is read by RFC 4180: quoted values, doubled quotes, line breaks in quotes, lines that end in any of
/// the three usual ways.
struct CSVTable {
  struct Record {
    /// The line that it begins in, from 1.
    var line: Int
    var values: [String]
  }

  /// In small letters.
  var columns: [String] = []
  /// The line of the columns, from 1.
  var line = 1
  /// Without those that hold nothing but separators, as programs for tables write them.
  private(set) var records: [Record] = []
  /// The line in which a quote is opened that is never closed.
  private(set) var openQuote: Int?

  /// No separator makes the first line one of columns; it has this number.
  struct NoColumns: Error { var line: Int }

  /// - Parameter areColumns: whether the names in the first line are what is looked for.
  init(_ text: [UInt8], where areColumns: ([String]) -> Bool) throws(NoColumns) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = text.starts(with: mark) ? Array(text.dropFirst(mark.count)) : text
    var firstLine: Int?
    for separator in [",", ";", "\t"].map({ UInt8(ascii: $0) }) {
      read(text, separator: separator)
      firstLine = firstLine ?? records.first?.line
      guard let first = records.first, areColumns(first.values.map(\.latinLowercased)) else {
        continue
      }
      (columns, line) = (first.values.map(\.latinLowercased), first.line)
      records = records.dropFirst().filter { $0.values.contains { !$0.isEmpty } }
      return
    }
    throw NoColumns(line: firstLine ?? 1)
  }

  /// Reads all records but the empty lines.
  private mutating func read(_ text: [UInt8], separator: UInt8) {
    let (quote, feed) = (UInt8(ascii: "\""), UInt8(ascii: "\n"))
    (records, openQuote) = ([], nil)
    var line = 1
    var record = Record(line: 1, values: [])
    var value: [UInt8] = []
    var isQuoted = false
    // Whether the byte before was a quote that ends the value, unless another one follows.
    var mayEnd = false
    func endValue() {
      record.values.append(String(decoding: value, as: UTF8.self).trimmed)
      (value, isQuoted) = ([], false)
    }
    func endRecord() {
      let isEmpty = record.values.isEmpty && value.isEmpty && !isQuoted
      endValue()
      if !isEmpty { records.append(record) }
      record = Record(line: line, values: [])
    }
    for byte in Self.withUnixLineEnds(text) {
      if byte == feed { line += 1 }
      if openQuote != nil {
        if byte == quote, !mayEnd {
          mayEnd = true
          continue
        }
        guard mayEnd, byte != quote else {
          value.append(byte)
          mayEnd = false
          continue
        }
        (openQuote, mayEnd) = (nil, false)
      }
      switch byte {
      case quote where value.isEmpty && !isQuoted: (openQuote, isQuoted) = (line, true)
      case separator: endValue()
      case feed: endRecord()
      default: value.append(byte)
      }
    }
    if mayEnd { openQuote = nil }
    endRecord()
  }

  private static func withUnixLineEnds(_ text: [UInt8]) -> [UInt8] {
    let (feed, back) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    return zip([0] + text, text).compactMap { before, byte in
      byte == feed && before == back ? nil : byte == back ? feed : byte
    }
  }
}

/// A text as a cell of a file that spreadsheets open: they show it, and never run it as a formula.
///
/// A formula begins with one of a few characters, also after spaces and quotes. An apostrophe before it
/// has it shown as a text. It may begin behind every character that parts cells somewhere: a
/// spreadsheet that expects semicolons makes two cells of `a;=1`.
func spreadsheetCell(_ text: String) -> String {
  // Nearly all cells are such words and numbers.
  if text.utf8.allSatisfy(isWord) { return text }
  guard text.wholeMatch(of: /-?[0-9]+(?:\.[0-9]+)?/) == nil else { return text }
  var result = ""
  var isAtStart = true
  for character in oneLine(text).unicodeScalars {
    if isAtStart, formulaStarts.contains(character) {
      result += "'"
      isAtStart = false
    } else if cellEnds.contains(character) {
      isAtStart = true
    } else if isAtStart {
      isAtStart = isPassedOver(character)
    }
    result.unicodeScalars.append(character)
  }
  let isPlain = result.unicodeScalars.allSatisfy { !cellEnds.contains($0) && $0 != "\"" }
  let hasEdge = result.first?.isWhitespace == true || result.last?.isWhitespace == true
  return isPlain && !hasEdge ? result : "\"\(result.replacing("\"", with: "\"\""))\""
}

/// The text with line ends and tabs made visible: programs that read line by line take it, too.
func oneLine(_ text: String) -> String {
  let text = visible(controlCharactersIn: text)
  guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "\n": result += "␊"
    case "\r": result += "␍"
    case "\t": result += "␉"
    default: result.unicodeScalars.append(scalar)
    }
  }
}

private func isWord(_ byte: UInt8) -> Bool {
  byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte.lowercased)
    || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
}

/// With what a formula begins, also as it is written among Chinese characters, and as a small form.
private let formulaStarts: Set<Unicode.Scalar> = [
  "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{FE66}", "\u{FE62}",
  "\u{FE63}", "\u{FE6B}", "\u{2212}",
]

private let cellEnds: Set<Unicode.Scalar> = [",", ";", "|", "␉", "␊", "␍"]

/// What may stand before a formula and be left out when it is read.
private func isPassedOver(_ character: Unicode.Scalar) -> Bool {
  let properties = character.properties
  return properties.isWhitespace || properties.isDefaultIgnorableCodePoint || character == "\""
    || character == "'" || character == "\u{FEFF}"
}
