import Terminal

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
    if isAtStart, startsFormula(character) {
      result += "'"
      isAtStart = false
    } else if partsCells(character) {
      isAtStart = true
    } else if isAtStart {
      isAtStart = isPassedOver(character)
    }
    result.unicodeScalars.append(character)
  }
  let isPlain = result.unicodeScalars.allSatisfy { !partsCells($0) && $0 != "\"" }
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
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "_"):
    true
  default: false
  }
}

/// With what a formula begins, also as it is written among Chinese characters, and as a small form.
private func startsFormula(_ character: Unicode.Scalar) -> Bool {
  switch character {
  case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    "\u{FE66}", "\u{FE62}", "\u{FE63}", "\u{FE6B}", "\u{2212}":
    true
  default: false
  }
}

private func partsCells(_ character: Unicode.Scalar) -> Bool {
  switch character {
  case ",", ";", "|", "␉", "␊", "␍": true
  default: false
  }
}

/// What may stand before a formula and be left out when it is read.
private func isPassedOver(_ character: Unicode.Scalar) -> Bool {
  let properties = character.properties
  return properties.isWhitespace || properties.isDefaultIgnorableCodePoint || character == "\""
    || character == "'" || character == "\u{FEFF}"
}
