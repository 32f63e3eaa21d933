import Foundation
import XCTest

@testable import Grading

/// What stands in the folder for temporary files, and for how long.
final class TemporaryFolderTests: XCTestCase {
  private let parent = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  func testItGoesWithEverythingInIt() throws {
    var path = ""
    do {
      let folder = try TemporaryFolder()
      path = folder.path
      XCTAssertTrue(exists(try folder.subfolder("scratch")))
      // Used up to here.
      XCTAssertTrue(path.hasPrefix(parent + "/workbook-\(getpid())-"))
      _ = consume folder
    }
    XCTAssertFalse(exists(path))
  }

  func testWhatEndedRunsLeftBehindIsRemovedAndNothingElse() throws {
    // No process can have this id: it is more than the most that there is.
    let ended = "\(parent)/workbook-\(pid_t.max)-abcdef"
    let others = ["\(parent)/workbook-\(getpid())-abcdef", "\(parent)/workbook-mine-\(getpid())"]
    for path in [ended] + others {
      try FileManager.default.createDirectory(
        atPath: path + "/inside", withIntermediateDirectories: true)
    }
    defer { for path in others { try? FileManager.default.removeItem(atPath: path) } }
    _ = try TemporaryFolder()
    XCTAssertFalse(exists(ended))
    XCTAssertEqual(others.filter(exists), others)
  }
}
