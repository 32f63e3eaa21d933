/// What a terminal obeys (ECMA-48, and xterm's private modes).
enum ControlSequence {
  static let clear = "\u{1B}[0m\u{1B}[2J"
  static let clearRest = "\u{1B}[K"
  /// Synchronized output: what follows is shown at once.
  static let hold = "\u{1B}[?2026h"
  static let release = "\u{1B}[?2026l"

  /// Asks for the background's colour; ended by a `BEL`, because some answer in a way that has no end
  /// if the question ends otherwise.
  static let askBackground = "\u{1B}]11;?\u{07}"

  /// Draws a sign whose width is ambiguous in the first row, and asks where the cursor is then.
  static let askWidth = "\u{1B}[H─\u{1B}[6n"
  /// The column after that sign if it takes two.
  static let columnAfterWideSign = 3

  /// Clears so many rows above, and everything below them.
  static func clearRows(_ count: Int) -> String { "\r\u{1B}[\(count)A\u{1B}[J" }

  /// To the first column of a row, from 0.
  static func move(toRow row: Int) -> String { "\u{1B}[\(row + 1);1H" }

  /// The alternate screen without a cursor and without line wrapping; pasted text is marked as such,
  /// and the mouse wheel comes as arrow keys, so that the mouse itself still selects text.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1007h"
  /// The same, undone.
  static let leave =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?1007l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
