import Basics
import Curriculum
import FixtureLessons
import Foundation
import Launching
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// A workbook of two small lessons in a temporary folder, as fresh as after a clone.
///
/// All tests of a process use the same folder, one after the other, so what was compiled for one
/// serves the next. It goes away with the last test.
struct Fixture {
  let root: String
  var repository: Repository { Repository(root: root) }

  static let up = "01-count-up"
  static let down = "02-count-down"

  /// Forgets what the test before did.
  init() throws {
    root = "\(Self.folder)/workbook"
    let manager = FileManager.default
    parkCache()
    try? manager.removeItem(atPath: root)
    try manager.createDirectory(atPath: "\(root)/.workbook", withIntermediateDirectories: true)
    try? manager.moveItem(atPath: Self.parkedCache, toPath: cache)
    for (path, text) in FixtureLessons.files { try write(text, to: path) }
    try write(FixtureLessons.upStub, to: Self.exercise(Self.up))
    try write(FixtureLessons.downStub, to: Self.exercise(Self.down))
    let workbook = try Self.workbook
    try manager.createDirectory(
      atPath: "\(root)/Sources/Program", withIntermediateDirectories: true)
    for path in [
      "Lessons/Interface.md", "Lessons/Course.md", "Tests/Suites/Compiler.md",
      "Sources/Program/Completions",
    ] {
      try manager.createSymbolicLink(
        atPath: "\(root)/\(path)", withDestinationPath: "\(workbook.root)/\(path)")
    }
  }

  /// The real workbook, in which this file stands.
  static var workbook: Repository {
    get throws { try XCTUnwrap(Repository(searchingFrom: #filePath)) }
  }

  /// The path of a lesson's exercise in the repository.
  static func exercise(_ lesson: String) -> String { "Lessons/\(lesson)/Exercise.swift" }

  // MARK: Files

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Puts a file where the workbook wants a folder; what was compiled is kept for the next test.
  func block(_ folder: String, with text: String) throws {
    parkCache()
    try? remove(folder)
    try write(text, to: folder)
  }

  /// Leads the progress log to where nobody can make a file: there is none, and there will be none.
  func makeLogUnwritable() throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: "\(root)/.workbook", withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: "\(root)/.workbook/progress.jsonl", withDestinationPath: "/nowhere/progress.jsonl")
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/\(path)")
  }

  /// The text of a file, or nil if there is none.
  func text(of path: String) -> String? {
    FileManager.default.contents(atPath: "\(root)/\(path)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every path below a folder, links not followed, without what only the cache holds.
  func paths(below folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.allObjects ?? []
    return found.compactMap { $0 as? String }.filter { !$0.hasPrefix("cache") }.sorted()
  }

  /// What `ls` and a checksum say of everything below a folder.
  func listing(of folder: String) throws -> String {
    let script = "ls -lnR . && find . -type f | sort | xargs cksum"
    let command = WorkbookProcess.shell(script, [], directory: "\(root)/\(folder)")
    return try capture(command, limit: .seconds(10)).output
  }

  /// The events in the progress log.
  var events: [String] {
    (text(of: ".workbook/progress.jsonl") ?? "").split(separator: "\n").map(String.init)
  }

  // MARK: The folder

  /// For temporary files of programs: the compiler leaves some behind.
  static let temporary: String = {
    let path = "\(folder)/temporary"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }()

  private static var parkedCache: String { "\(folder)/cache" }
  private var cache: String { "\(root)/.workbook/cache" }

  private func parkCache() {
    try? FileManager.default.moveItem(atPath: cache, toPath: Self.parkedCache)
  }

  private static let folder: String = {
    let parent = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL
      .resolvingSymlinksInPath().path
    let path = "\(parent)/fixture-\(UUID().uuidString)"
    XCTestObservationCenter.shared.addTestObserver(Sweeper(path: path))
    // Backups are named by the clock on the wall.
    NSTimeZone.default = TimeZone(secondsFromGMT: 0)!
    return path
  }()

  /// Removes the folder when all tests are over.
  private final class Sweeper: NSObject, XCTestObservation {
    private let path: String

    init(path: String) { self.path = path }

    func testBundleDidFinish(_ testBundle: Bundle) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
