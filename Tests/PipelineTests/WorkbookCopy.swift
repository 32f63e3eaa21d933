import Basics
import Curriculum
import Foundation
import Launching
import XCTest

@testable import Grading

/// The workbook as a checkout of a learner's repository has it, already built, with untouched exercises.
final class WorkbookCopy {
  let root: String
  var repository: Repository { Repository(root: root) }

  init() throws {
    root = "\(Self.temporary)/learner's copy \(UUID().uuidString)"
    let original = try Self.original
    let manager = FileManager.default
    try manager.createDirectory(atPath: "\(root)/.build/debug", withIntermediateDirectories: true)
    // Steps may change when a source was written, so the sources are its own.
    for name in ["Sources", ".devcontainer", ".github"] {
      try manager.copyItem(atPath: "\(original.root)/\(name)", toPath: "\(root)/\(name)")
    }
    for name in ["Package.swift", "Tests"] {
      try manager.createSymbolicLink(
        atPath: "\(root)/\(name)", withDestinationPath: "\(original.root)/\(name)")
    }
    // Without what tells where it was built.
    for name in try manager.contentsOfDirectory(atPath: HostPrograms.ownFolder)
    where !name.hasSuffix(".build") {
      try manager.createSymbolicLink(
        atPath: "\(root)/.build/debug/\(name)",
        withDestinationPath: "\(HostPrograms.ownFolder)/\(name)")
    }
    try manager.createDirectory(atPath: "\(root)/Lessons", withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: original.lessons)
    where name != ".build" && name != ".swiftpm" {
      try manager.copyItem(atPath: "\(original.lessons)/\(name)", toPath: "\(root)/Lessons/\(name)")
    }
    for lesson in try Course(repository: repository).lessons {
      try write(contents(of: repository.stub(of: lesson.id)), as: lesson.id)
    }
    try writeProgram(
      """
      #!/bin/sh
      echo "swift $*" >>"$(dirname "$0")/../package-manager.txt"
      """, at: "bin/swift")
  }

  deinit {
    // Nothing is left to do if it has gone already.
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Where folders of tests are made, without links.
  static let temporary = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL
    .resolvingSymlinksInPath().path

  /// The real workbook, in which this file stands.
  static var original: Repository {
    get throws { try XCTUnwrap(Repository(searchingFrom: #filePath)) }
  }

  /// Puts a text into a lesson's exercise.
  func write(_ text: String, as lesson: String) throws {
    try text.write(toFile: repository.exercise(of: lesson), atomically: true, encoding: .utf8)
  }

  /// Makes a program of the shell.
  func writeProgram(_ text: String, at path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    let manager = FileManager.default
    try manager.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  /// What stands in a file; empty if there is none.
  func text(of path: String) -> String {
    FileManager.default.contents(atPath: "\(root)/\(path)")
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  // MARK: Commands

  /// What the package manager was asked for: it only writes that down, because one below `swift test`
  /// would wait for the one above.
  var packageManagerCalls: [String] {
    text(of: "package-manager.txt").split(separator: "\n").map(String.init)
  }

  /// Runs a script as GitHub does in a container: by `sh -e`, at the top level.
  func run(_ script: String, _ variables: [String: String] = [:]) throws -> Captured {
    var environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !["CI_", "GITHUB_"].contains { name.hasPrefix($0) } && name != "NO_COLOR"
    }
    let path = environment["PATH"] ?? ""
    environment.merge(["LANG": "C.UTF-8", "PATH": "\(root)/bin:\(path)"]) { $1 }
    environment.merge(variables) { $1 }
    let command = Command(
      "/bin/sh", ["-e", "-c", "cd \"$1\" && shift\n\(script)", "sh", root],
      environment: environment)
    return try capture(command, limit: .seconds(300))
  }
}

extension Captured {
  /// Everything that it wrote.
  var all: String { output + errors }
}
