import Terminal
import XCTest

final class TextWidthTests: XCTestCase {
  func testWidths() {
    let widths: [(text: String, columns: Int)] = [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("─│•…↪", 5), ("␛", 1),
      ("中", 2), ("日本語", 6), ("한글", 4), ("ｱ", 1), ("Ａ", 2), ("。", 2), ("「」", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1),
      ("❤️", 2), ("1️⃣", 2), ("✅", 2), ("✓", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🀄", 2), ("𠀀", 2),
      ("\u{200D}", 0), ("\u{200B}", 0), ("\u{FE0F}", 0), ("\u{301}", 0), ("\u{FEFF}", 0),
      ("\t", 0), ("\n", 0), ("\r\n", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{85}", 0),
      ("\u{1B}[31m", 4), ("a\u{A0}b", 3), ("\u{AD}", 1),
    ]
    for (text, columns) in widths {
      XCTAssertEqual(text.columns, columns, "\(text) \(text.unicodeScalars.map(\.value))")
    }
  }
}
