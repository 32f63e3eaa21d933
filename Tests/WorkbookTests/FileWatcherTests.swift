import Foundation
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What a watcher tells of a file that others write.
final class FileWatcherTests: XCTestCase {
  private let folder = "\(NSTemporaryDirectory())/watched-\(UUID().uuidString)"
  private var path: String { "\(folder)/Exercise.swift" }

  /// What stood in the file each time that the watcher told of it.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    func append(_ text: String) { lock.withLock { texts.append(text) } }

    /// Waits until so many were told, then a moment longer.
    func all(_ count: Int) -> [String] {
      for _ in 0..<100 where lock.withLock({ texts.count < count }) { usleep(20_000) }
      usleep(200_000)
      return lock.withLock { texts }
    }
  }

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write("at first")
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func watch(_ body: () throws -> Void) throws -> Log {
    let (log, path) = (Log(), path)
    let watcher = try FileWatcher(path: path) {
      log.append((try? String(contentsOfFile: path, encoding: .utf8)) ?? "nothing")
    }
    defer { watcher.stop() }
    try body()
    _ = log.all(1)
    return log
  }

  func testAFileThatIsEmptiedAndThenFilledIsToldOnce() throws {
    for pause in [20_000, 100_000, 300_000] as [UInt32] {
      let log = try watch {
        try write("")
        usleep(pause)
        try write("filled after \(pause)")
      }
      XCTAssertEqual(log.all(1), ["filled after \(pause)"])
    }
  }

  func testAFileThatStaysEmptyIsTold() throws {
    let log = try watch { try write("") }
    XCTAssertEqual(log.all(1), [""])
  }

  func testAFileThatTakesThePlaceOfAnotherIsTold() throws {
    let log = try watch {
      try Data("another".utf8).write(to: URL(fileURLWithPath: "\(folder)/new"))
      XCTAssertEqual(rename("\(folder)/new", path), 0)
    }
    XCTAssertEqual(log.all(1), ["another"])
  }

  func testAFileThatGoesAwayIsToldWhenItIsBack() throws {
    let log = try watch {
      try FileManager.default.removeItem(atPath: path)
      usleep(100_000)
      try write("back")
    }
    XCTAssertEqual(log.all(1), ["back"])
  }
}
