import Foundation
import TestSupport
import XCTest

@testable import Curriculum

/// The key by which what is kept is signed.
final class SecretKeyTests: FolderTestCase {
  private var path: String { "\(folder)/state/workbook/key" }

  func testTheKeyIsMadeOnceAndOnlyItsOwnerCanReadIt() throws {
    let key = try XCTUnwrap(SecretKey.key(at: path))
    XCTAssertEqual(SecretKey.key(at: path), key)
    var information = stat()
    XCTAssertEqual(stat(path, &information), 0)
    XCTAssertEqual(information.st_mode & 0o777, 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/state/workbook")
    XCTAssertEqual(names, ["key"])
  }

  func testAKeyThatOthersMayHaveReadOrThatIsNoneIsReplaced() throws {
    let key = SecretKey.key(at: path)
    chmod(path, 0o644)
    let second = SecretKey.key(at: path)
    XCTAssertNotNil(second)
    XCTAssertNotEqual(second, key)
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
    chmod(path, 0o600)
    XCTAssertNotNil(SecretKey.key(at: path))
    XCTAssertNotEqual(SecretKey.key(at: path), second)
  }

  func testWhereNoKeyCanBeKeptThereIsNone() throws {
    XCTAssertNil(SecretKey.key(at: nil))
    try write("", to: "state/workbook/key/file")
    XCTAssertNil(SecretKey.key(at: path))
  }

  func testALineCanBeReadByAnybodyButASealIsTheOwners() throws {
    let (key, other) = (SecretKey.key(at: path), SecretKey.key(at: "\(folder)/other"))
    let (own, another) = (try XCTUnwrap(key), try XCTUnwrap(other))
    let signed = try SignedLine.data(of: ["a": 1], by: own).dropLast()
    let plain = try SignedLine.data(of: ["a": 1]).dropLast()
    for line in [signed, plain] {
      XCTAssertEqual(SignedLine.value([String: Int].self, of: line), ["a": 1])
      XCTAssertNil(SignedLine.value([String: Int].self, of: line, signedBy: another))
    }
    XCTAssertEqual(SignedLine.value([String: Int].self, of: signed, signedBy: own), ["a": 1])
    XCTAssertNil(SignedLine.value([String: Int].self, of: plain, signedBy: own))
    for index in signed.indices {
      var damaged = signed
      damaged[index] ^= 1
      XCTAssertNil(SignedLine.value([String: Int].self, of: damaged, signedBy: own), "\(index)")
    }
  }
}
