import Basics
import Curriculum
import FixtureLessons
import Foundation
import Launching
import MadeClasses
import SuiteSupport
import XCTest

/// A workbook of two small lessons with a class beside it, in a temporary folder.
final class ClassYard {
  /// The folder that everything stands in.
  let folder: String
  /// The workbook.
  var root: String { "\(folder)/workbook" }
  /// What was handed in.
  var handedIn: String { "\(folder)/class" }
  /// Where temporary files go.
  var temporary: String { "\(folder)/temporary" }

  /// How many times larger the classes are than they have to be: by `WORKBOOK_CLASS_SIZE`.
  static let scale =
    ProcessInfo.processInfo.environment["WORKBOOK_CLASS_SIZE"].flatMap { Int($0) } ?? 1

  init() throws {
    let parent = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL
      .resolvingSymlinksInPath().path
    folder = "\(parent)/class-\(UUID().uuidString)"
    let manager = FileManager.default
    try manager.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    for (path, text) in FixtureLessons.files { try write(text, to: "workbook/\(path)") }
    try write("// The program.\n", to: "workbook/Sources/Program.swift")
    try manager.createDirectory(
      atPath: "\(root)/Sources/Classroom", withIntermediateDirectories: true)
    let original = try Self.original
    for path in ["Lessons/Interface.md", "Tests/Suites/Compiler.md", "Sources/Classroom/Reports"] {
      try manager.createDirectory(
        atPath: "\(root)/\(path)".folderPath,
        withIntermediateDirectories: true)
      try manager.createSymbolicLink(
        atPath: "\(root)/\(path)", withDestinationPath: "\(original.root)/\(path)")
    }
  }

  deinit {
    // What a test has made unwritable is writable again by then.
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The real workbook, in which this file stands.
  static var original: Repository {
    get throws { try XCTUnwrap(Repository(searchingFrom: #filePath)) }
  }

  /// Runs `workbook class` with the fixture's lessons.
  func run(
    _ arguments: [String], script: String = "exec \"$@\"", environment: [String: String] = [:]
  ) throws -> ClassRun {
    try ClassRun(
      ClassRun.fixture, ["class"] + arguments, in: root, script: script,
      environment: ["TMPDIR": temporary].merging(environment) { $1 })
  }

  /// Grades what was handed in into a folder of this name, and tells what went wrong if something does.
  @discardableResult
  func grade(
    _ report: String, _ more: [String] = [], ends code: Int32 = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> ClassRun {
    let run = try run(
      ["grade", handedIn, "--report", "\(folder)/\(report)", "--timeout", "1"] + more)
    XCTAssertEqual(run.code, code, run.errors + run.output, file: file, line: line)
    return run
  }

  /// Hands in a class of the fixture's lessons.
  @discardableResult
  func handIn(
    _ size: Int, seed: UInt64 = 1, as layout: MadeClass.Layout = .folders,
    kinds: [MadeExercise.Kind] = MadeClass.usualKinds, isDistinct: Bool = false
  ) throws -> MadeClass {
    let made = MadeClass(
      of: size, MadeLesson.ofFixture, as: layout, seed: seed, kinds: kinds, isDistinct: isDistinct)
    try made.write(to: handedIn)
    return made
  }

  /// Writes a file below the folder.
  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Every file of a report with what is in it, without the times and the order in which results came.
  func files(_ report: String) throws -> [String: Data] {
    let path = "\(folder)/\(report)"
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path)
    where name != "times.jsonl" && name != "journal.jsonl" {
      files[name] = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
    }
    return files
  }

  /// Puts the files of a report back.
  func restore(_ files: [String: Data], in report: String) throws {
    for (name, data) in files {
      try data.write(to: URL(fileURLWithPath: "\(folder)/\(report)/\(name)"))
    }
  }

  /// The lines of `results.jsonl`.
  func results(_ report: String) throws -> [ResultLine] {
    try ResultLine.all(in: "\(folder)/\(report)/results.jsonl")
  }
}

/// Fails unless two reports have the same files, byte for byte.
func assertSame(
  _ first: [String: Data], _ second: [String: Data], _ text: String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(first.keys.sorted(), second.keys.sorted(), text, file: file, line: line)
  for (name, data) in first where second[name] != data {
    let other = second[name] ?? Data()
    let place = zip(data, other).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    func part(_ data: Data) -> String {
      String(decoding: data.dropFirst(max(0, place - 60)).prefix(160), as: UTF8.self)
    }
    XCTFail(
      "\(text) \(name) differs at \(place):\n\(part(data))\n\(part(other))", file: file, line: line)
  }
}
