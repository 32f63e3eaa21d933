import Foundation
import TestSupport
import XCTest

@testable import Classroom

/// Archives that other programs made are read as they were meant, and bad ones refused.
final class ZipArchiveTests: XCTestCase {
  private func fault(_ body: () throws -> Void) -> ArchiveError? {
    do {
      try body()
      return nil
    } catch {
      return error as? ArchiveError
    }
  }

  func testWhatOtherProgramsPack() throws {
    let path = "ann/03-login-state/Exercise.swift"
    for name in ["infozip", "stored", "streamed", "jar", "python"] {
      XCTAssertEqual(try ArchiveFiles.archive(name).text(path), ArchiveFiles.login, name)
    }
    XCTAssertEqual(try ArchiveFiles.archive("infozip").text("Zoë/Exercise.swift"), "let a = 1\n")
    XCTAssertEqual(try ArchiveFiles.archive("python").text("empty.swift"), "")
    let many = try ArchiveFiles.archive("many")
    for number in 0..<300 {
      XCTAssertEqual(try many.text("x/\(number).swift"), "let a = \(number)\n")
    }
  }

  func testKindsAndNames() throws {
    let archive = try ArchiveFiles.archive("infozip")
    let kinds = Dictionary(uniqueKeysWithValues: zip(archive.names, archive.entries.map(\.kind)))
    XCTAssertEqual(kinds["ann"], .folder)
    XCTAssertEqual(kinds["ann/04-store/linked.swift"], .link)
    XCTAssertEqual(kinds["ann/04-store/Exercise.swift"], .file)
    XCTAssertEqual(try ArchiveFiles.archive("dos").names, ["Zoë_.swift"])
  }

  func testWhatIsNotReadIsRefused() throws {
    for name in ["outside", "absolute", "backslash"] {
      XCTAssertEqual(fault { _ = try ArchiveFiles.archive(name) }, .leadsOutside, name)
    }
    XCTAssertEqual(fault { _ = try ArchiveFiles.archive("overlapping") }, .damaged)
    for name in ["encrypted", "bzip2", "zip64"] {
      let archive = try ArchiveFiles.archive(name)
      XCTAssertEqual(fault { _ = try archive.bytes(of: 0, limit: 1 << 20) }, .unsupported, name)
    }
    for text in ["", "PK", "let a = 1\n", String(repeating: "PK\u{5}\u{6}", count: 40)] {
      XCTAssertEqual(fault { _ = try ZipArchive(Array(text.utf8)) }, .notAnArchive)
    }
    let bomb = try ArchiveFiles.archive("zeros")
    XCTAssertEqual(fault { _ = try bomb.bytes(of: 0, limit: 1 << 20) }, .tooLarge)
    XCTAssertEqual(try bomb.bytes(of: 0, limit: 8 << 20).count, 8 << 20)
  }

  func testNothingComesOutThatIsNotWhatWasPacked() throws {
    let bytes = try ArchiveFiles.bytes("stored")
    let text = Array("value77 = ".utf8)
    let place = try XCTUnwrap(bytes.indices.first { bytes[$0...].starts(with: text) })
    var changed = bytes
    changed[place] = UInt8(ascii: "w")
    let archive = try ZipArchive(changed)
    XCTAssertEqual(fault { _ = try archive.text("ann/03-login-state/Exercise.swift") }, .damaged)
    XCTAssertNil(fault { _ = try archive.text("ann/04-store/Exercise.swift") })
    // The entry's own header says another size than the directory.
    changed = bytes
    let header =
      try XCTUnwrap(
        bytes.indices.first { bytes[$0...].starts(with: "ann/04-store/Exercise.swift".utf8) }) - 30
    changed[header + 22] ^= 1
    XCTAssertEqual(
      fault { _ = try ZipArchive(changed).text("ann/04-store/Exercise.swift") }, .damaged)
  }

  // MARK: Bytes from anybody

  /// Reads all that can be read of it: whatever happens, it is a fault or what was announced.
  private func readAll(_ bytes: [UInt8]) {
    guard let archive = try? ZipArchive(bytes) else { return }
    for index in archive.entries.indices.prefix(20) {
      guard let read = try? archive.bytes(of: index, limit: 1 << 18) else { continue }
      XCTAssertEqual(read.count, archive.entries[index].size)
      XCTAssertLessThanOrEqual(read.count, 1 << 18)
    }
  }

  func testTruncatedArchives() throws {
    for name in ["infozip", "streamed", "nested", "zip64"] {
      let bytes = try ArchiveFiles.bytes(name)
      for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 500)) {
        readAll(Array(bytes[..<count]))
        readAll(Array(bytes[count...]))
      }
    }
  }

  /// `WORKBOOK_ARCHIVES` says how many are tried.
  func testChangedArchives() throws {
    let archives = try ["infozip", "streamed", "python", "dos", "encrypted", "overlapping", "jar"]
      .map(ArchiveFiles.bytes)
    tryMutations(countedBy: "WORKBOOK_ARCHIVES") { mutation in
      let bytes = archives[mutation.number(below: archives.count)]
      // Half of them in the directory, where the numbers stand.
      let start = mutation.number(below: 2) == 0 ? 0 : max(0, bytes.count - 300)
      readAll(bytes[..<start] + mutation.mutated(Array(bytes[start...])))
    }
  }

  /// `WORKBOOK_BLOCKS` says how many are tried.
  func testAnyBytesAreUnpackedOrRefused() throws {
    tryMutations(countedBy: "WORKBOOK_BLOCKS") { mutation in
      var bytes = (0..<mutation.number(below: 201)).map { _ in UInt8(mutation.number(below: 256)) }
      // So that all three kinds of blocks begin.
      if !bytes.isEmpty { bytes[0] = bytes[0] & ~7 | UInt8(mutation.number(below: 8)) }
      let size = mutation.number(below: 401)
      if let result = try? Inflation.unpack(bytes, size: size) {
        XCTAssertEqual(result.count, size)
      }
    }
  }

  func testBlocksWithoutEndEnd() {
    let start = ContinuousClock.now
    // Blocks that hold nothing make no progress in what comes out, but they end with the input.
    let empty = Array(repeating: [UInt8](arrayLiteral: 0, 0, 0, 0xFF, 0xFF), count: 200_000)
    XCTAssertThrowsError(try Inflation.unpack(Array(empty.joined()), size: 1))
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(20))
  }

  func testBlocksByHand() throws {
    // One fixed block: the end alone; «a» and then itself nine times over.
    XCTAssertEqual(try Inflation.unpack([0x03, 0x00], size: 0), [])
    XCTAssertEqual(
      try Inflation.unpack([0x4B, 0x84, 0x03, 0x00], size: 10), Array(repeating: 0x61, count: 10))
    XCTAssertEqual(try Inflation.unpack([1, 2, 0, 0xFD, 0xFF, 7, 8], size: 2), [7, 8])
    for bad: [UInt8] in [
      [], [7], [1, 2, 0, 0, 0, 7, 8], [0x03, 0x00, 0x00], [0x4B, 0x04, 0x02, 0x00],
    ] {
      XCTAssertThrowsError(try Inflation.unpack(bad, size: 0))
    }
  }

  func testALargeFileIsUnpackedWhole() throws {
    let bytes = try ArchiveFiles.archive("zeros").bytes(of: 0, limit: 8 << 20)
    XCTAssertEqual(Data(bytes), Data(count: 8 << 20))
  }
}
