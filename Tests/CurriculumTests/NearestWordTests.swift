import XCTest

@testable import Curriculum

final class NearestWordTests: XCTestCase {
  private let commands = ["list", "read", "test", "hint", "solution", "reset", "doctor"]

  func testOneSlip() {
    let table = [
      "list": "list", "lis": "list", "liist": "list", "lost": "list", "ilst": "list",
      "rset": "reset", "teset": "test", "doctro": "doctor", "solutoin": "solution",
    ]
    for (word, expected) in table {
      XCTAssertEqual(nearestWord(to: word, in: commands), expected, word)
    }
  }

  func testALetterOfTheOtherCaseIsNoSlip() {
    for word in ["TEST", "Test", "tEset"] {
      XCTAssertEqual(nearestWord(to: word, in: commands), "test", word)
    }
    XCTAssertEqual(nearestWord(to: "LISt", in: ["lost", "list"]), "list")
  }

  func testALongWordMayHaveTwoSlips() {
    XCTAssertEqual(nearestWord(to: "soltuoin", in: commands), "solution")
    XCTAssertEqual(nearestWord(to: "dcotro", in: commands), "doctor")
    XCTAssertNil(nearestWord(to: "ihtn", in: commands))
  }

  func testTooManySlips() {
    for word in ["", "xyz", "l", "dissolution", "grade", "sulotoni"] {
      XCTAssertNil(nearestWord(to: word, in: commands), word)
    }
  }

  func testTheFewestSlipsCountAndThenTheOrder() {
    XCTAssertEqual(nearestWord(to: "tests", in: ["rests", "test", "tests!"]), "rests")
    XCTAssertEqual(nearestWord(to: "test", in: ["rest", "test"]), "test")
  }

  func testNoWordsToChooseFrom() {
    XCTAssertNil(nearestWord(to: "list", in: []))
  }

  func testCharactersCountAsTheyAreSeen() {
    XCTAssertEqual(nearestWord(to: "cafe", in: ["cafe\u{301}"]), "café")
  }
}
