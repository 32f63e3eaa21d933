import Foundation
import TestSupport
import XCTest

@testable import Curriculum

final class DiskCacheTests: FolderTestCase {
  private typealias Kept = DiskCache<[String: Int], [String]>
  private var path: String { "\(folder)/some/where/kept.jsonl" }
  private let key = ["a": 1, "b": 2]

  func testAValueIsKnownByWhatItWasMadeFrom() {
    XCTAssertNil(Kept.value(at: path, madeFrom: key))
    Kept.keep(["one", "two\nthree"], madeFrom: key, at: path)
    XCTAssertEqual(Kept.value(at: path, madeFrom: ["b": 2, "a": 1]), ["one", "two\nthree"])
    for other in [["a": 1], ["a": 1, "b": 3], ["a": 1, "b": 2, "c": 3]] {
      XCTAssertNil(Kept.value(at: path, madeFrom: other), "\(other)")
    }
  }

  func testANewerValueTakesThePlaceOfTheOlder() throws {
    Kept.keep(["old"], madeFrom: key, at: path)
    Kept.keep(["new"], madeFrom: ["c": 3], at: path)
    XCTAssertNil(Kept.value(at: path, madeFrom: key))
    XCTAssertEqual(Kept.value(at: path, madeFrom: ["c": 3]), ["new"])
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/some/where")
    XCTAssertEqual(names, ["kept.jsonl"])
  }

  func testBytesAreKeptAsTheyAre() {
    typealias Kept = DiskCache<[String: Int], Data>
    let bytes = Data(0...255) + Data("\n\n".utf8)
    Kept.keep(bytes: bytes, madeFrom: key, at: path)
    XCTAssertEqual(Kept.bytes(at: path, madeFrom: key), bytes)
    XCTAssertNil(Kept.bytes(at: path, madeFrom: ["a": 1]))
  }

  func testAFileThatIsNotWholeIsNoValue() throws {
    Kept.keep(["one"], madeFrom: key, at: path)
    let whole = try XCTUnwrap(FileManager.default.contents(atPath: path))
    for count in 0..<whole.count {
      try whole.prefix(count).write(to: URL(fileURLWithPath: path))
      XCTAssertNil(Kept.value(at: path, madeFrom: key), "\(count) bytes")
    }
  }

  func testADamagedFileIsNoValue() throws {
    Kept.keep(["one", "two"], madeFrom: key, at: path)
    let whole = try XCTUnwrap(FileManager.default.contents(atPath: path))
    for index in 0..<whole.count {
      for bit in 0..<8 {
        var damaged = whole
        damaged[index] ^= 1 << bit
        try damaged.write(to: URL(fileURLWithPath: path))
        XCTAssertNil(Kept.value(at: path, madeFrom: key), "byte \(index), bit \(bit)")
      }
    }
  }

  func testAPipeIsNoValueAndNobodyWaitsForIt() throws {
    try write("", to: "some/where/else")
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    XCTAssertNil(Kept.value(at: path, madeFrom: key))
  }

  func testWithoutAPlaceNothingIsKeptAndNothingIsInTheWay() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(path)/file"))
    Kept.keep(["one"], madeFrom: key, at: path)
    XCTAssertNil(Kept.value(at: path, madeFrom: key))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/some/where")
    XCTAssertEqual(names, ["kept.jsonl"])
  }
}
