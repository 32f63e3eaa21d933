import Basics
import Curriculum
import Foundation
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// A folder with a workbook in which no exercise compiles, and what starts the workbook in `Lessons`.
///
/// It has builds of its own: a package manager below `swift test` would wait for that one's.
struct LaunchPlace {
  let root: String

  /// The workbook's program, and the one that starts it.
  var program: String { "\(root)/.build/debug/workbook" }
  var launcher: String { "\(root)/Lessons/.build/debug/workbook" }

  /// One with the real workbook, built once for all tests.
  static func shared() throws -> LaunchPlace { try result.get() }

  private static let result = Result {
    guard executable(named: "swift", environment: FakeRun.environment) != nil else {
      throw XCTSkip("there is no `swift` to be started")
    }
    let place = try LaunchPlace()
    let run = try place.swiftRun(["--help"], in: "Lessons/02-reduce")
    XCTAssertTrue(run.ending.isSuccess, run.errors)
    XCTAssertFalse(run.errors.contains("is being built"), run.errors)
    return place
  }

  private init() throws {
    let original = try Fixture.workbook
    root = try Self.emptyFolder()
    try LessonsCopy.make(of: original.lessons, at: "\(root)/Lessons")
    let manager = FileManager.default
    for name in ["Package.swift", "Sources", "Tests"] {
      try manager.createSymbolicLink(
        atPath: "\(root)/\(name)", withDestinationPath: "\(original.root)/\(name)")
    }
    let built = (WorkbookProcess.workbook as NSString).deletingLastPathComponent
    try manager.createDirectory(atPath: "\(root)/.build/debug", withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: built)
    where !name.contains(".") || name.hasSuffix(".build") || name.hasSuffix(".product") {
      try manager.createSymbolicLink(
        atPath: "\(root)/.build/debug/\(name)", withDestinationPath: "\(built)/\(name)")
    }
    for lesson in try Course(repository: original).lessons {
      try write("let broken: Int = \"\"\n", to: "Lessons/\(lesson.id)/Exercise.swift")
    }
  }

  private init(root: String) {
    self.root = root
  }

  /// Another one with the same launcher and no workbook yet.
  func copy() throws -> LaunchPlace {
    let copy = LaunchPlace(root: try Self.emptyFolder())
    let manager = FileManager.default
    for folder in ["Tests/Suites", "Sources", "Lessons/02-reduce", ".build/debug"] {
      try manager.createDirectory(
        atPath: "\(copy.root)/\(folder)", withIntermediateDirectories: true)
    }
    try copy.write("", to: "Package.swift")
    try copy.write(text(of: "Lessons/Interface.md"), to: "Lessons/Interface.md")
    try copy.write("", to: "Lessons/.build/debug/nothing")
    try manager.copyItem(atPath: launcher, toPath: copy.launcher)
    return copy
  }

  // MARK: Running

  /// Asks the package manager to run the workbook.
  func swiftRun(_ arguments: [String], in folder: String) throws -> Captured {
    let command = WorkbookProcess.shell(
      "exec \"$@\"", ["swift", "run", "workbook"] + arguments, directory: "\(root)/\(folder)")
    return try capture(command, limit: .seconds(240))
  }

  /// Starts the launcher as the package manager does.
  ///
  /// - Parameter input: what comes before it in the shell's pipe.
  func launch(_ arguments: [String], in folder: String, _ input: String = "") -> Command {
    let path = "\(root)/bin:\(FakeRun.environment["PATH"] ?? "")"
    return WorkbookProcess.shell(
      "\(input) \"$@\"", [launcher] + arguments, directory: "\(root)/\(folder)",
      environment: ["PATH": path])
  }

  /// Puts a script of the shell in the workbook's place.
  func build(_ script: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: ".build/debug/workbook")
    XCTAssertEqual(chmod(program, 0o755), 0)
  }

  /// Puts a script of the shell in the package manager's place.
  func packageManager(_ script: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: "bin/swift")
    XCTAssertEqual(chmod("\(root)/bin/swift", 0o755), 0)
  }

  // MARK: Files

  func text(of path: String) throws -> String { try contents(of: "\(root)/\(path)") }

  func write(_ text: String, to path: String, secondsFromNow: Double = 0) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes(
      [.modificationDate: Date() + secondsFromNow], ofItemAtPath: url.path)
  }

  /// A folder that goes away with the last test.
  private static func emptyFolder() throws -> String {
    let path = "\(Fixture.temporary)/launch-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }
}
