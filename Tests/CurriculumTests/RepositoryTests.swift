import XCTest

@testable import Curriculum

final class RepositoryTests: FolderTestCase {
  func testIsFoundFromAnyFolderInside() throws {
    try write("", to: "Package.swift")
    try write("", to: "Tests/Suites/02-reduce/Suite.swift")
    // A package within it, without the suites, is not the workbook.
    try write("", to: "Lessons/Package.swift")
    try write("", to: "Lessons/02-reduce/Exercise.swift")
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    for inside in ["", "/Lessons", "/Lessons/02-reduce", "/Tests/../Lessons/", "/Tests/Suites"] {
      let found = Repository(searchingFrom: folder + inside)
      XCTAssertEqual(found, Repository(root: root), inside)
    }
    try FileManager.default.removeItem(atPath: folder + "/Package.swift")
    XCTAssertNil(Repository(searchingFrom: folder + "/Lessons"))
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
