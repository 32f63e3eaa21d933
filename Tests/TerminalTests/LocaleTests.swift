import Terminal
import XCTest

final class LocaleTests: XCTestCase {
  func testTheFirstThatSaysSomethingCounts() {
    XCTAssertTrue(isUnicode(environment: ["LANG": "de_CH.UTF-8"]))
    XCTAssertTrue(isUnicode(environment: ["LANG": "C.utf8"]))
    XCTAssertFalse(isUnicode(environment: ["LANG": "C"]))
    XCTAssertFalse(isUnicode(environment: ["LANG": "en_US.UTF-8", "LC_ALL": "POSIX"]))
    XCTAssertTrue(isUnicode(environment: ["LANG": "C", "LC_CTYPE": "en_US.UTF-8", "LC_ALL": ""]))
  }

  func testALineInASCIIIsAsWideAsBefore() {
    let line = Line("▸ 1  “Größe” → 猫 ✓ é…", .bold)
    let ascii = line.rendered(for: Canvas(isUnicode: false))
    XCTAssertEqual(ascii, "> 1  \"Gro?e\" > ?? v e~")
    XCTAssertEqual(Line(ascii).columns, line.columns)
    XCTAssertEqual(Line("plain").rendered(for: Canvas(isUnicode: false)), "plain")
  }
}
