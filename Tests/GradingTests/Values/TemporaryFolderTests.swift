import Basics
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// What stands in the folder for temporary files, and for how long.
final class TemporaryFolderTests: CachedTestCase {
  private let parent = TemporaryFolder.parent

  func testItGoesWithEverythingInIt() throws {
    var path = ""
    do {
      let folder = try TemporaryFolder()
      path = folder.path
      XCTAssertTrue(exists(try folder.subfolder("scratch")))
      // Used up to here.
      XCTAssertTrue(path.hasPrefix(parent + "/workbook-grading-"))
      _ = consume folder
    }
    XCTAssertFalse(exists(path))
  }

  func testWhatNobodyHoldsIsRemovedAndNothingElse() throws {
    let left = "\(parent)/workbook-grading-left00"
    let held = "\(parent)/workbook-grading-held00"
    let others = ["workbook-grading-mine", "workbook-mine00"].map { "\(parent)/\($0)" }
    for path in [left, held] + others {
      try FileManager.default.createDirectory(
        atPath: path + "/inside", withIntermediateDirectories: true)
    }
    defer { for path in [held] + others { try? FileManager.default.removeItem(atPath: path) } }
    let lock = try FolderLock(held)
    try withExtendedLifetime(lock) { _ = try TemporaryFolder() }
    XCTAssertFalse(exists(left))
    XCTAssertTrue(exists(held + "/inside"))
    XCTAssertEqual(others.filter(exists), others)
  }

  func testWhatAnotherUserHasLeftStays() throws {
    try XCTSkipIf(geteuid() != 0, "only root can give a folder away")
    let left = "\(parent)/workbook-grading-other0"
    try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: left) }
    XCTAssertEqual(chown(left, 1234, 1234), 0)
    _ = try TemporaryFolder()
    XCTAssertTrue(exists(left))
  }

  func testNobodyRemovesWhatIsJustBeingMade() throws {
    let folder = try TemporaryFolder()
    let parent = try folder.subfolder("crowded")
    DispatchQueue.concurrentPerform(iterations: 2) { turn in
      if turn > 0 {
        while exists(parent) { TemporaryFolder.removeLeftovers(in: parent) }
      } else {
        for _ in 0..<3000 {
          do {
            var lock: FolderLock?
            let path = try TemporaryFolder.make(in: parent, lockedBy: &lock)
            XCTAssertNotNil(lock)
            XCTAssertEqual(mkdir(path + "/inside", 0o700), 0)
            XCTAssertTrue(exists(path + "/inside"))
            try withExtendedLifetime(lock) { try FileManager.default.removeItem(atPath: path) }
          } catch {
            XCTFail("\(error)")
          }
        }
        XCTAssertEqual(rmdir(parent), 0)
      }
    }
    _ = consume folder
  }

  func testOnlyOneHasALock() throws {
    let folder = try TemporaryFolder()
    let path = try folder.subfolder("scratch")
    var first: FolderLock? = try FolderLock(path)
    XCTAssertNotNil(first)
    XCTAssertThrowsError(try FolderLock(path)) { XCTAssertEqual($0 as? FolderLock.Failure, .taken) }
    first = nil
    XCTAssertNoThrow(try FolderLock(path))
    XCTAssertThrowsError(try FolderLock(path + "/nowhere")) {
      XCTAssertEqual($0 as? FolderLock.Failure, .taken)
    }
    XCTAssertThrowsError(try FolderLock("/dev/null")) {
      XCTAssertEqual($0 as? FolderLock.Failure, .impossible)
    }
    // Used up to here.
    _ = consume folder
  }

  func testAProgramThatIsStartedDoesNotGetTheLock() throws {
    let folder = try TemporaryFolder()
    let path = try folder.subfolder("scratch")
    var lock: FolderLock? = try FolderLock(path)
    XCTAssertNotNil(lock)
    var command = Command("/bin/sh", ["-c", "echo here; read line"], environment: [:])
    command.hasInput = true
    let program = try RunningProgram(command)
    XCTAssertEqual(
      program.answer(within: .seconds(10), orAtOutput: 1).ending, .done, "it still runs")
    lock = nil
    XCTAssertNoThrow(try FolderLock(path))
    withExtendedLifetime(program) {}
    _ = consume folder
  }
}

private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
