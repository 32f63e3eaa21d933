import Curriculum
import Foundation
import Grading
import LessonSuites
import Processes
import XCTest

@testable import WorkbookCLI

/// What the README shows is what the program prints.
final class ReadmeTests: XCTestCase {
  func testEveryOutputIsReal() throws {
    let copy = try FreshCopy()
    let menu = try copy.run([], "</dev/null")
    // A lesson whose first step was begun, and has one mistake.
    try copy.hand(in: "03-login-state", "Wrong/trigger-keeps-the-error.swift", upToStep: 2)
    let outputs = [
      "menu": menu,
      "verdict": try copy.run(["test", "3"]),
      "hint": try copy.run(["hint", "3"]),
      "skipped": try copy.skipped("04-store") + "\n",
    ]
    let shown = try Readme().outputs
    XCTAssertEqual(Set(shown.map(\.name)), Set(outputs.keys))
    for (name, text) in shown {
      // The menu goes on with its question; everything else is shown whole.
      let output = outputs[name] ?? ""
      let real = name == "menu" ? String(output.prefix(text.count)) : output
      assertText(real, String(text.dropLast()), name)
    }
  }

  /// `swift run pictures` draws them anew.
  func testEveryPictureIsReal() throws {
    let readme = try Readme()
    for (name, svg) in try Pictures(repository: readme.repository, suites: LessonSuites.all).all() {
      let path = "Tests/Pictures/\(name).svg"
      XCTAssertTrue(readme.text.contains("](\(path))"), path)
      assertText(
        try contents(of: "\(readme.repository.root)/\(path)"), String(svg.dropLast()), path)
    }
  }

  func testEveryCommandAndOptionIsNamed() throws {
    let readme = try Readme().text
    for command in CommandName.allCases where command != .menu {
      XCTAssertTrue(readme.contains("`workbook \(command.rawValue)"), command.rawValue)
    }
    for option in Option.allCases { XCTAssertTrue(readme.contains(option.flag), option.flag) }
  }

  func testEveryFieldOfAVerdictIsNamed() throws {
    let readme = try Readme().text
    let copy = try FreshCopy()
    let data = Data(try copy.run(["test", "1", "--json"]).utf8)
    let report = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let lesson = try XCTUnwrap((report["lessons"] as? [[String: Any]])?.first)
    let check = try XCTUnwrap((lesson["checks"] as? [[String: Any]])?.first)
    for field in Set(report.keys).union(lesson.keys).union(check.keys) {
      XCTAssertTrue(readme.contains("`\(field)`"), field)
    }
  }

  func testEveryFolderIsNamed() throws {
    let readme = try Readme()
    let manager = FileManager.default
    for folder in ["Sources", "Sources/WorkbookCLI", "Tests"] {
      let path = "\(readme.repository.root)/\(folder)"
      for name in try manager.contentsOfDirectory(atPath: path) {
        var isFolder: ObjCBool = false
        _ = manager.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
        let isNamed = ["`\(folder)/\(name)", "`\(name)`"].contains { readme.text.contains($0) }
        // Test targets have the name of what they test.
        let isTest = folder == "Tests" && name.hasSuffix("Tests")
        XCTAssertTrue(!isFolder.boolValue || isNamed || isTest, "\(folder)/\(name)")
      }
    }
  }
}

/// The README at the top level.
private struct Readme {
  let repository: Repository
  let text: String

  init() throws {
    repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    text = try contents(of: repository.root + "/README.md")
  }

  /// The blocks below a comment `<!-- output: name -->`.
  var outputs: [(name: String, text: String)] {
    text.matches(of: /<!-- output: (\w+) -->\n```text\n((?:.|\n)*?)```/)
      .map { (String($0.1), String($0.2)) }
  }
}

/// The workbook as a fresh clone has it, with exercises of its own.
private final class FreshCopy {
  let root: String
  private let environment: [String: String]

  private var repository: Repository { Repository(root: root) }

  init() throws {
    let original = try XCTUnwrap(Repository(searchingFrom: #filePath)).root
    let manager = FileManager.default
    root = "\(NSTemporaryDirectory())/readme-\(UUID().uuidString)"
    environment = ProcessInfo.processInfo.environment
    try manager.createDirectory(atPath: root, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests"] {
      try manager.createSymbolicLink(
        atPath: "\(root)/\(name)", withDestinationPath: "\(original)/\(name)")
    }
    try LessonsCopy.make(of: "\(original)/Lessons", at: "\(root)/Lessons")
    for lesson in try Course(repository: repository).lessons {
      try contents(of: repository.stub(of: lesson.id))
        .write(toFile: repository.exercise(of: lesson.id), atomically: true, encoding: .utf8)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Puts a submission into a lesson's exercise: its first steps, and the stub for the others.
  func hand(in lesson: String, _ submission: String, upToStep step: Int) throws {
    let mark = "// MARK: - Step \(step)"
    let written = try repository.submission(submission, of: lesson)
      .split(separator: "\n", omittingEmptySubsequences: false)
      // The first lines are for its test.
      .drop { $0.wholeMatch(of: /\/\/ (Fails|Diagnosis|Mistake): .*/) != nil }
      .prefix { !$0.hasPrefix(mark) }
    let rest = try contents(of: repository.stub(of: lesson))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix(mark) }
    try (written + rest).joined(separator: "\n")
      .write(toFile: repository.exercise(of: lesson), atomically: true, encoding: .utf8)
  }

  func run(_ arguments: [String], _ redirection: String = "") throws -> String {
    let command = WorkbookProcess.shell(
      "exec \"$@\" \(redirection)", [WorkbookProcess.workbook] + arguments, directory: root)
    return try capture(command, limit: .seconds(60)).output
  }

  /// What `swift test` says about a lesson that nobody has begun.
  func skipped(_ id: String) throws -> String {
    let lesson = try Course(repository: repository).lesson(named: id)
    let grader = try Grader(
      repository: repository, suites: LessonSuites.all, environment: environment, helps: [])
    return try skippedText(try grader.grade(lesson), repository: repository)
  }
}
