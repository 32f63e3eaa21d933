import Foundation
import TestSupport
import XCTest

@testable import Curriculum

final class DiskCacheTests: FolderTestCase {
  private var path: String { "\(folder)/some/where/kept.jsonl" }
  private let key = ["a": 1, "b": 2]

  func testAValueIsKnownByWhatItWasMadeFrom() {
    XCTAssertNil(DiskCache(at: path, madeFrom: key).value([String].self))
    DiskCache(at: path, madeFrom: key).keep(["one", "two\nthree"])
    XCTAssertEqual(
      DiskCache(at: path, madeFrom: ["b": 2, "a": 1]).value([String].self), ["one", "two\nthree"])
    for other in [["a": 1], ["a": 1, "b": 3], ["a": 1, "b": 2, "c": 3]] {
      XCTAssertNil(DiskCache(at: path, madeFrom: other).value([String].self), "\(other)")
    }
  }

  func testANewerValueTakesThePlaceOfTheOlder() throws {
    DiskCache(at: path, madeFrom: key).keep(["old"])
    DiskCache(at: path, madeFrom: ["c": 3]).keep(["new"])
    XCTAssertNil(DiskCache(at: path, madeFrom: key).value([String].self))
    XCTAssertEqual(DiskCache(at: path, madeFrom: ["c": 3]).value([String].self), ["new"])
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/some/where")
    XCTAssertEqual(names, ["kept.jsonl"])
  }

  func testBytesAreKeptAsTheyAre() {
    let bytes = Data(0...255) + Data("\n\n".utf8)
    DiskCache(at: path, madeFrom: key).keep(bytes: bytes)
    XCTAssertEqual(DiskCache(at: path, madeFrom: key).bytes, bytes)
    XCTAssertNil(DiskCache(at: path, madeFrom: ["a": 1]).bytes)
  }

  func testAFileThatIsNotWholeIsNoValue() throws {
    DiskCache(at: path, madeFrom: key).keep(["one"])
    let whole = try XCTUnwrap(FileManager.default.contents(atPath: path))
    for count in 0..<whole.count {
      try whole.prefix(count).write(to: URL(fileURLWithPath: path))
      XCTAssertNil(DiskCache(at: path, madeFrom: key).value([String].self), "\(count) bytes")
    }
  }

  func testADamagedFileIsNoValue() throws {
    DiskCache(at: path, madeFrom: key).keep(["one", "two"])
    let whole = try XCTUnwrap(FileManager.default.contents(atPath: path))
    for index in 0..<whole.count {
      for bit in 0..<8 {
        var damaged = whole
        damaged[index] ^= 1 << bit
        try damaged.write(to: URL(fileURLWithPath: path))
        XCTAssertNil(
          DiskCache(at: path, madeFrom: key).value([String].self), "byte \(index), bit \(bit)")
      }
    }
  }

  func testAPipeIsNoValueAndNobodyWaitsForIt() throws {
    try write("", to: "some/where/else")
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    XCTAssertNil(DiskCache(at: path, madeFrom: key).value([String].self))
  }

  func testWithoutAPlaceNothingIsKeptAndNothingIsInTheWay() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(path)/file"))
    DiskCache(at: path, madeFrom: key).keep(["one"])
    XCTAssertNil(DiskCache(at: path, madeFrom: key).value([String].self))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/some/where")
    XCTAssertEqual(names, ["kept.jsonl"])
  }
}
