import Basics
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// What is taken for an exercise, and how its text is read.
final class ExerciseFileTests: FolderTestCase {
  private var path: String { "\(folder)/Exercise.swift" }

  private func problem() -> ExerciseError? {
    do {
      _ = try ExerciseFile(path: path)
      return nil
    } catch {
      return error
    }
  }

  /// The text that is judged when these bytes are in the file.
  private func readText(_ bytes: some Sequence<UInt8>) throws -> String {
    try write(bytes, to: "Exercise.swift")
    return try ExerciseFile(path: path).text
  }

  // MARK: What is no exercise

  func testMissing() throws {
    XCTAssertEqual(problem(), .missing)
    try write("let a = 1", to: "file")
    XCTAssertThrowsError(try ExerciseFile(path: "\(folder)/file/Exercise.swift")) { error in
      XCTAssertEqual(error as? ExerciseError, .missing)
    }
  }

  func testEmpty() throws {
    for text in ["", "\n", " \t\r\n\u{A0}\n", "\u{FEFF}", "\u{FEFF}\n"] {
      try write(text, to: "Exercise.swift")
      XCTAssertEqual(problem(), .empty, text.debugDescription)
    }
  }

  func testFolder() throws {
    try write("", to: "Exercise.swift/file")
    XCTAssertEqual(problem(), .isFolder)
  }

  func testLinksAreNotFollowed() throws {
    try write("let a = 1", to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "\(folder)/target")
    XCTAssertEqual(problem(), .isLink)
    try FileManager.default.removeItem(atPath: "\(folder)/target")
    XCTAssertEqual(problem(), .isLink)
  }

  func testPipeIsNotRead() {
    XCTAssertEqual(mkfifo(path, 0o644), 0)
    XCTAssertEqual(problem(), .isNotAFile)
  }

  func testUnreadable() throws {
    try XCTSkipIf(getuid() == 0, "root may read everything")
    try write("let a = 1", to: "Exercise.swift")
    XCTAssertEqual(chmod(path, 0), 0)
    XCTAssertEqual(problem(), .unreadable)
  }

  func testNotUTF8() throws {
    try write([0x61, 0xFF, 0x62], to: "Exercise.swift")
    XCTAssertEqual(problem(), .notUTF8)
  }

  func testChineseInGBKIsKnown() throws {
    // A comment of two signs, and code.
    try write(Array("let a = 1 // ".utf8) + [0xC4, 0xE3, 0xBA, 0xC3], to: "Exercise.swift")
    XCTAssertEqual(problem(), .isGBK)
    // “é” in Latin 1, before a letter and at the end.
    try write(Array("let a = 1 // caf".utf8) + [0xE9, 0x61], to: "Exercise.swift")
    XCTAssertEqual(problem(), .notUTF8)
    try write(Array("let a = 1 // caf".utf8) + [0xE9], to: "Exercise.swift")
    XCTAssertEqual(problem(), .notUTF8)
  }

  func testTooLarge() throws {
    let largest = Array(repeating: UInt8(ascii: "a"), count: SizeLimit.exercise)
    XCTAssertEqual(try readText(largest).utf8.count, SizeLimit.exercise)
    try write(largest + [0x61], to: "Exercise.swift")
    XCTAssertEqual(problem(), .tooLarge(limit: SizeLimit.exercise))
  }

  // MARK: The text

  func testTheFileIsOnlyRead() throws {
    let bytes = Array("\u{FEFF}let a = 1\r\n".utf8)
    XCTAssertEqual(try readText(bytes), "let a = 1\n")
    XCTAssertEqual(FileManager.default.contents(atPath: path), Data(bytes))
  }

  func testMarkAndLineEndsAreEvenedOut() throws {
    let texts = [
      "a\nb\n": "a\nb\n", "a\r\nb\r\n": "a\nb\n", "a\r\nb\nc": "a\nb\nc",
      "\u{FEFF}a\n": "a\n", "a\u{FEFF}b": "a\u{FEFF}b", "é 中 👩‍👩‍👧": "é 中 👩‍👩‍👧",
    ]
    for (text, expected) in texts {
      XCTAssertEqual(try readText(text.utf8), expected, text.debugDescription)
    }
  }
}
