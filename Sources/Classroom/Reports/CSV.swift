import Basics
import Terminal

/// A CSV table: a line of column names and the records below it, separated by commas, semicolons or
/// tabs. White space around values is removed.
///
/// It follows RFC 4180: quoted values, doubled quotes, line breaks in quotes. Lines may end with
/// LF, CR or both.
struct CSVTable {
  struct Record {
    /// The number of its first line, from 1.
    var line: Int
    var values: [String]
  }

  /// The column names, lowercased.
  var columns: [String] = []
  /// The line of the column names, from 1.
  var line = 1
  /// The records, without those whose values are all empty.
  private(set) var records: [Record] = []
  /// The line of an opening quote that is never closed.
  private(set) var openQuote: Int?

  /// With no separator the first line has the expected names; this is its number.
  struct NoColumns: Error { var line: Int }

  /// - Parameter areColumns: whether the names in the first line are the expected ones.
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

  /// Reads all records except empty lines.
  private mutating func read(_ text: [UInt8], separator: UInt8) {
    let (quote, feed) = (UInt8(ascii: "\""), UInt8(ascii: "\n"))
    (records, openQuote) = ([], nil)
    var line = 1
    var record = Record(line: 1, values: [])
    var value: [UInt8] = []
    var isQuoted = false
    // Whether the last byte was a quote that ends the value unless another quote follows.
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

/// A value as a CSV cell that no spreadsheet runs as a formula.
///
/// A formula begins with one of a few characters, perhaps after spaces and quotes. An apostrophe
/// before it makes it text. It may begin behind any character that some programs treat as a
/// separator: a spreadsheet that expects semicolons makes two cells of `a;=1`.
func spreadsheetCell(_ text: String) -> String {
  // Most cells are such words and numbers.
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

/// The text in one line, with line ends and tabs made visible, for programs that read line by line.
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

/// The characters that begin a formula, with their full-width and small forms.
private let formulaStarts: Set<Unicode.Scalar> = [
  "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{FE66}", "\u{FE62}",
  "\u{FE63}", "\u{FE6B}", "\u{2212}",
]

private let cellEnds: Set<Unicode.Scalar> = [",", ";", "|", "␉", "␊", "␍"]

/// Whether a spreadsheet ignores this character before a formula.
private func isPassedOver(_ character: Unicode.Scalar) -> Bool {
  let properties = character.properties
  return properties.isWhitespace || properties.isDefaultIgnorableCodePoint || character == "\""
    || character == "'" || character == "\u{FEFF}"
}
