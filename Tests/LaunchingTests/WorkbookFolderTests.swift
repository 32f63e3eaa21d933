import Foundation
import XCTest

@testable import Launching

final class WorkbookFolderTests: XCTestCase {
  func testIsTheNearestUpwardsThatHasEverything() throws {
    let root = try XCTUnwrap(realPath(NSTemporaryDirectory())) + "/found-\(UUID().uuidString)"
    let manager = FileManager.default
    defer { try? manager.removeItem(atPath: root) }
    for folder in ["Tests/Suites", "Lessons/02-reduce", "Lessons/Lessons/Tests/Suites"] {
      try manager.createDirectory(
        atPath: "\(root)/outer/\(folder)", withIntermediateDirectories: true)
    }
    for file in ["outer/Package.swift", "outer/Lessons/Package.swift"] {
      XCTAssertTrue(manager.createFile(atPath: "\(root)/\(file)", contents: nil))
    }
    let table: [(from: String, found: String?)] = [
      ("/outer", "/outer"), ("/outer/", "/outer"), ("/outer/Lessons/02-reduce", "/outer"),
      ("/outer/not/there", "/outer"), ("", nil), ("/outer-2", nil),
    ]
    for (from, found) in table {
      XCTAssertEqual(workbookFolder(from: root + from), found.map { root + $0 }, from)
    }
    XCTAssertNil(workbookFolder(from: "/"))
    XCTAssertNil(workbookFolder(from: ""))
  }

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
