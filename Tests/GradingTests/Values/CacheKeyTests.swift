import Curriculum
import Foundation
import XCTest

@testable import Curriculum
@testable import Grading

final class CacheKeyTests: XCTestCase {
  private func name(_ parts: String...) -> String {
    var key = CacheKey()
    for part in parts { key.add(part) }
    return key.name
  }

  func testTheSamePartsGiveTheSameName() {
    XCTAssertEqual(name("swiftc", "-g", "source"), name("swiftc", "-g", "source"))
    XCTAssertEqual(name(), name())
  }

  func testAnyChangeGivesAnotherName() {
    let names = [
      name(), name(""), name("", ""), name("ab", "c"), name("a", "bc"), name("abc"),
      name("a", "b", "c"), name("c", "ab"), name("ab", "c", ""), name("", "ab", "c"),
      name("ab", "C"),
    ]
    XCTAssertEqual(Set(names).count, names.count)
  }

  func testBytesLikeTheMarksBetweenPartsGiveAnotherName() {
    func name(_ parts: [UInt8]...) -> String {
      var key = CacheKey()
      for part in parts { key.add(Data(part)) }
      return key.name
    }
    let names = [name([], []), name([0xFF]), name([0x5B]), name([0xFE]), name([0xFF], [])]
    XCTAssertEqual(Set(names).count, names.count)
  }

  func testANameIsAlways32HexadecimalDigits() {
    for number in 0..<500 {
      XCTAssertNotNil(name("\(number)").wholeMatch(of: /[0-9a-f]{32}/), "\(number)")
    }
  }
}
