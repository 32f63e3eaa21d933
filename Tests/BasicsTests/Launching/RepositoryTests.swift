import Foundation
import XCTest

@testable import Launching

final class RepositoryTests: XCTestCase {
  func testIsTheNearestUpwardsThatHasEverything() throws {
    let root = try XCTUnwrap(realPath(NSTemporaryDirectory())) + "/found-\(UUID().uuidString)"
    let manager = FileManager.default
    defer { try? manager.removeItem(atPath: root) }
    // A package within it, without the suites, is not the workbook.
    for folder in ["Tests/Suites", "Lessons/02-reduce", "Lessons/Lessons/Tests/Suites"] {
      try manager.createDirectory(
        atPath: "\(root)/outer/\(folder)", withIntermediateDirectories: true)
    }
    let interface = "outer/Lessons/Interface.md"
    for file in ["outer/Package.swift", "outer/Lessons/Package.swift", interface] {
      XCTAssertTrue(manager.createFile(atPath: "\(root)/\(file)", contents: nil))
    }
    let table: [(from: String, found: String?)] = [
      ("/outer", "/outer"), ("/outer/", "/outer"), ("/outer/Lessons/02-reduce", "/outer"),
      ("/outer/Tests/../Lessons/", "/outer"), ("/outer/Tests/Suites", "/outer"),
      ("/outer/not/there", "/outer"), ("", nil), ("/outer-2", nil),
    ]
    for (from, found) in table {
      let repository = Repository(searchingFrom: root + from)
      XCTAssertEqual(repository, found.map { Repository(root: root + $0) }, from)
    }
    XCTAssertNil(Repository(searchingFrom: "/"))
    // A course that has no words of the program takes them from where it was built of.
    try manager.removeItem(atPath: "\(root)/\(interface)")
    let course = try XCTUnwrap(Repository(searchingFrom: "\(root)/outer"))
    XCTAssertEqual(course.root, "\(root)/outer")
    XCTAssertEqual(course.engine, Repository(searchingFrom: #filePath)?.root)
    XCTAssertEqual(course.interface, "\(course.engine)/Lessons/Interface.md")
    try manager.removeItem(atPath: "\(root)/outer/Package.swift")
    XCTAssertNil(Repository(searchingFrom: "\(root)/outer/Lessons"))
  }

  func testPaths() {
    let repository = Repository(root: "/w")
    XCTAssertEqual(repository.text(of: "02-reduce"), "/w/Lessons/02-reduce/README.md")
    XCTAssertEqual(repository.exercise(of: "02-reduce"), "/w/Lessons/02-reduce/Exercise.swift")
    XCTAssertEqual(repository.stub(of: "02-reduce"), "/w/Tests/Suites/02-reduce/Stub.swift")
    XCTAssertEqual(repository.progress, "/w/.workbook/progress.jsonl")
  }

  func testExercisesCanStandElsewhere() {
    let repository = Repository(root: "/w", exercises: "/mine")
    XCTAssertEqual(repository.exercise(of: "02-reduce"), "/mine/02-reduce/Exercise.swift")
    XCTAssertEqual(repository.text(of: "02-reduce"), "/w/Lessons/02-reduce/README.md")
  }

  func testDisplayedPathsAreFromTheTopLevel() {
    let repository = Repository(root: "/w")
    XCTAssertEqual(
      repository.display("/w/Lessons/02-reduce/Exercise.swift"), "Lessons/02-reduce/Exercise.swift")
    XCTAssertEqual(repository.display("/wide/Exercise.swift"), "/wide/Exercise.swift")
  }
}
