import XCTest

@testable import Curriculum

/// What is found byte by byte is what anybody would find who reads slowly.
final class StringSearchTests: XCTestCase {
  /// Every text of up to so many of four letters, one of which takes two bytes.
  private func texts(upTo length: Int) -> [String] {
    (0..<length).reduce(into: [[""]]) { texts, _ in
      texts.append(texts[texts.count - 1].flatMap { text in "ab\né".map { text + String($0) } })
    }.flatMap { $0 }
  }

  func testATextIsFoundWhereItStandsNext() {
    let wanted = texts(upTo: 2).filter { !$0.isEmpty }
    for text in texts(upTo: 5) {
      let bytes = Array(text.utf8)
      for wanted in wanted {
        let places = bytes.indices.filter { bytes[$0...].starts(with: wanted.utf8) }
        for begin in 0...bytes.count + 1 {
          XCTAssertEqual(
            text.offset(of: wanted, from: begin), places.first { $0 >= begin },
            "\(text.debugDescription), \(wanted.debugDescription), from \(begin)")
        }
      }
      XCTAssertNil(text.offset(of: "", from: 0))
    }
  }

  func testLinesAreCounted() {
    for text in texts(upTo: 4) {
      let bytes = Array(text.utf8)
      for end in 0...bytes.count {
        XCTAssertEqual(text.lineFeeds(before: end), bytes[..<end].count { $0 == 0x0A })
      }
    }
  }

  func testAPartIsWhatStandsBetween() {
    XCTAssertEqual("aéb".part(from: 1, to: 3), "é")
    XCTAssertEqual("aéb".part(from: 3), "b")
    XCTAssertEqual("aéb".part(from: 4), "")
  }
}
