import Foundation
import XCTest

@testable import Launching

final class FoldersTests: XCTestCase {
  func testTheRunningProgramIsAFileWithoutLinks() throws {
    let path = try XCTUnwrap(runningProgram)
    XCTAssertEqual(realPath(path), path)
    XCTAssertTrue(FileManager.default.isExecutableFile(atPath: path))
  }

  func testTheFolderOfAFile() {
    XCTAssertEqual(parentFolder(of: "/a/b/c"), "/a/b")
    XCTAssertEqual(parentFolder(of: "/a"), "")
  }
}
