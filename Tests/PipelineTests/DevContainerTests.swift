import Basics
import Foundation
import TestSupport
import XCTest

/// What `.devcontainer/devcontainer.json` runs, run.
final class DevContainerTests: LongTestCase {
  /// It is JSON with lines of comments.
  private func settings() throws -> [String: Any] {
    let path = "\(try WorkbookCopy.original.root)/.devcontainer/devcontainer.json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n").filter { !$0.contains(/^\s*\/\//) }.joined(separator: "\n")
    return try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  func testItBuildsTheProgramAndTheExercises() throws {
    let copy = try WorkbookCopy()
    let run = try copy.run(try XCTUnwrap(settings()["postCreateCommand"] as? String))
    XCTAssertTrue(run.ending.isSuccess, run.all)
    XCTAssertEqual(
      copy.packageManagerCalls,
      ["swift build --product workbook", "swift build --package-path Lessons"])
  }

  func testItTellsWhetherEverythingIsThere() throws {
    let copy = try WorkbookCopy()
    let run = try copy.run(try XCTUnwrap(settings()["postStartCommand"] as? String))
    XCTAssertTrue(run.ending.isSuccess, run.all)
    XCTAssertTrue(run.output.contains("Swift"), run.all)
  }

  func testItOpensWithTheExtensionAndTheReadme() throws {
    let settings = try settings()
    XCTAssertTrue((settings["image"] as? String ?? "").hasPrefix("swift:6."))
    let custom = try XCTUnwrap(settings["customizations"] as? [String: [String: Any]])
    XCTAssertEqual(custom["vscode"]?["extensions"] as? [String], ["swiftlang.swift-vscode"])
    for file in try XCTUnwrap(custom["codespaces"]?["openFiles"] as? [String]) {
      XCTAssertTrue(
        FileManager.default.fileExists(atPath: "\(try WorkbookCopy.original.root)/\(file)"), file)
    }
  }
}
