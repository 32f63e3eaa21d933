import Authoring
import Basics
import Curriculum
import Foundation
import Launching
import TestSupport
import XCTest

/// Courses of others: packages of their own, which stand outside of this checkout and only depend on it.
///
/// They are built where this package is built, so that nothing of it is built once more.
final class CoursesTests: CachedTestCase {
  /// They have lessons of their own.
  override class var lessons: [String] { [] }

  private var folder = ""
  private let environment = ProcessInfo.processInfo.environment

  private static var workbook: Repository {
    get throws { try XCTUnwrap(Repository(searchingFrom: #filePath)) }
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("courses-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    // Nothing is there of a test that was skipped.
    try? FileManager.default.removeItem(atPath: folder)
    super.tearDown()
  }

  func testACourseThatIsMadeIsRight() throws {
    let course = try NewCourse(
      named: "kitchen-course", in: folder, by: Self.workbook, environment: environment)
    _ = try course.make()
    try prove("kitchen-course")
    // It is a program of its own, with its own title and name.
    XCTAssertTrue(
      try asked("kitchen-course", ["list"]).output.hasPrefix("Kitchen course  "))
    XCTAssertTrue(
      try asked("kitchen-course", ["test", "1"]).output.hasSuffix(
        "Next: swift run kitchen-course read 1\n"))
  }

  func testOptionals() throws {
    try copy("optionals")
    try prove("optionals")
  }

  func testConcurrency() throws {
    try copy("concurrency")
    try prove("concurrency")
  }

  /// Copies a course of this checkout to where it has to find the workbook by its path.
  private func copy(_ name: String) throws {
    let root = try Self.workbook.root
    try FileManager.default.copyItem(
      atPath: "\(root)/Tests/Courses/\(name)", toPath: "\(folder)/\(name)")
    let manifest = "\(folder)/\(name)/\(Repository.manifest)"
    let text = try contents(of: manifest)
    try text.replacing("\"../../..\"", with: "\"\(root)\"")
      .write(toFile: manifest, atomically: true, encoding: .utf8)
  }

  private var build: String { get throws { Repository.products(of: try Self.workbook.root) } }

  /// Builds a course, and has its own program prove all its lessons, with what is right and what is wrong.
  private func prove(_ name: String) throws {
    let swift = try XCTUnwrap(executable(named: "swift", environment: environment))
    let built = try capture(
      Command(
        swift,
        [
          "build", "--package-path", "\(folder)/\(name)", "--product", name,
          "--scratch-path", try build,
          // The folder may belong to the run of all tests; and what it holds isn't planned for this package.
          "--ignore-lock", "--disable-build-manifest-caching",
        ], environment: environment), limit: .seconds(1200))
    XCTAssertTrue(built.ending.isSuccess, built.output + built.errors)
    let proof = try asked(name, ["author", "check"])
    XCTAssertTrue(proof.ending.isSuccess, proof.output + proof.errors)
    XCTAssertFalse(proof.output.contains("✗"), proof.output)
  }

  private func asked(_ name: String, _ arguments: [String]) throws -> Captured {
    let program = "\(try build)/debug/\(name)"
    var command = Command(
      "/bin/sh", ["-c", "cd \"$0\" && exec \"$@\"", "\(folder)/\(name)", program],
      environment: environment.merging(["LC_ALL": "C.UTF-8", "COLUMNS": "80"]) { $1 })
    command.arguments += arguments
    return try capture(command, limit: .seconds(600))
  }
}
