import Basics
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

final class BuildCacheTests: FolderTestCase {
  private var cache: BuildCache { BuildCache(folder: "\(folder)/cache") }

  /// What is in the cache now.
  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: cache.folder)) ?? []).sorted()
  }

  private func fill(_ name: String, with text: String) throws -> String? {
    try cache.keep(name) { work throws(EnvironmentError) in
      FileManager.default.createFile(atPath: "\(work)/result", contents: Data(text.utf8))
    }
  }

  func testWhatWasMadeIsKeptUnderItsName() throws {
    XCTAssertNil(cache.existing("adapter-1"))
    XCTAssertEqual(try fill("adapter-1", with: "one"), "\(cache.folder)/adapter-1")
    XCTAssertEqual(cache.existing("adapter-1"), "\(cache.folder)/adapter-1")
    XCTAssertEqual(text(of: "cache/adapter-1/result"), "one")
    XCTAssertNil(cache.existing("adapter-2"))
    XCTAssertEqual(names, ["adapter-1"])
  }

  func testWhatIsDamagedIsMadeAnew() throws {
    let result = "\(cache.folder)/suite-1/result"
    let damages: [(String) throws -> Void] = [
      { try Data("onf".utf8).write(to: URL(fileURLWithPath: $0)) },
      { try Data("on".utf8).write(to: URL(fileURLWithPath: $0)) },
      { try Data().write(to: URL(fileURLWithPath: $0)) },
      { try Data().write(to: URL(fileURLWithPath: $0 + "-more")) },
      { try FileManager.default.removeItem(atPath: $0) },
      { try FileManager.default.moveItem(atPath: $0, toPath: $0 + "-moved") },
    ]
    for (number, damage) in damages.enumerated() {
      _ = try fill("suite-1", with: "one")
      XCTAssertNotNil(cache.existing("suite-1"), "\(number)")
      try damage(result)
      XCTAssertNil(cache.existing("suite-1"), "\(number)")
      XCTAssertEqual(names, [], "\(number)")
    }
    // Also if that is noticed only when it is made.
    _ = try fill("suite-1", with: "one")
    try damages[0](result)
    XCTAssertEqual(try fill("suite-1", with: "one"), "\(cache.folder)/suite-1")
    XCTAssertEqual(text(of: "cache/suite-1/result"), "one")
  }

  func testWhatThereIsNoRoomForIsMadeElsewhere() throws {
    var limits = rlimit()
    let resource = fileSizeResource
    XCTAssertEqual(getrlimit(resource, &limits), 0)
    let before = limits
    let action = signal(SIGXFSZ, SIG_IGN)
    defer {
      var before = before
      setrlimit(resource, &before)
      signal(SIGXFSZ, action)
    }
    limits.rlim_cur = 1 << 20
    XCTAssertEqual(setrlimit(resource, &limits), 0)
    try FileManager.default.createDirectory(
      atPath: "\(folder)/spare", withIntermediateDirectories: true)
    let cache = BuildCache(folder: cache.folder, spare: "\(folder)/spare")
    let path = try cache.keep("suite-1") { work throws(EnvironmentError) in
      FileManager.default.createFile(atPath: "\(work)/result", contents: Data("one".utf8))
    }
    XCTAssertEqual(path, "\(folder)/spare/suite-1")
    XCTAssertEqual(text(of: "spare/suite-1/result"), "one")
    XCTAssertEqual(names, [])
  }

  func testItCannotBeSeenBeforeItIsWhole() throws {
    _ = try cache.keep("adapter-1") { work throws(EnvironmentError) in
      XCTAssertNil(cache.existing("adapter-1"))
      return true
    }
    XCTAssertNotNil(cache.existing("adapter-1"))
  }

  func testNothingIsKeptWhenMakingFails() throws {
    let path = try cache.keep("adapter-1") { work throws(EnvironmentError) in
      _ = FileManager.default.createFile(atPath: "\(work)/half", contents: Data())
      return false
    }
    XCTAssertNil(path)
    XCTAssertNil(cache.existing("adapter-1"))
    XCTAssertEqual(names, [])
  }

  func testNothingIsKeptWhenMakingThrows() {
    XCTAssertThrowsError(
      try cache.keep("adapter-1") { _ throws(EnvironmentError) in throw .noToolchain }
    ) { error in
      XCTAssertEqual(error as? EnvironmentError, .noToolchain)
    }
    XCTAssertEqual(names, [])
  }

  func testTheFasterOfTwoRunsStays() throws {
    let path = try cache.keep("adapter-1") { work throws(EnvironmentError) in
      XCTAssertNoThrow(try fill("adapter-1", with: "faster"))
      return FileManager.default.createFile(atPath: "\(work)/result", contents: Data("slow".utf8))
    }
    XCTAssertEqual(path, "\(cache.folder)/adapter-1")
    XCTAssertEqual(text(of: "cache/adapter-1/result"), "faster")
    XCTAssertEqual(names, ["adapter-1"])
  }

  func testFolderThatCannotBeMadeIsAProblem() throws {
    try write("a file where the folder should be", to: "cache")
    XCTAssertThrowsError(try fill("adapter-1", with: "")) { error in
      XCTAssertEqual(error as? EnvironmentError, .noTemporaryFolder(path: cache.folder))
    }
  }

  func testAPlaceThatIsTakenIsAProblem() throws {
    try write("a file where the folder should be", to: "cache/taken/in-the-way")
    XCTAssertEqual(try fill("taken", with: "other"), "\(cache.folder)/taken")
    try write("a file where the folder should be", to: "cache/adapter-1")
    XCTAssertThrowsError(try fill("adapter-1/deeper", with: "")) { error in
      XCTAssertEqual(error as? EnvironmentError, .noTemporaryFolder(path: cache.folder))
    }
  }

  func testWhatEndedRunsLeftUnfinishedIsRemoved() throws {
    try write("", to: "cache/new-old/half")
    try write("", to: "cache/new-young/half")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)],
      ofItemAtPath: "\(cache.folder)/new-old")
    _ = try fill("adapter-1", with: "")
    XCTAssertEqual(names, ["adapter-1", "new-young"])
  }

  func testTheOnesThatWereNotUsedLongestAreRemoved() throws {
    // Five of them are too much.
    let large = String(repeating: "x", count: SizeLimit.builds / 4 - 10_000)
    for number in 0..<4 {
      let name = "adapter-\(number)"
      _ = try fill(name, with: large)
      let date = Date(timeIntervalSince1970: Double(number))
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: "\(cache.folder)/\(name)")
    }
    XCTAssertEqual(names.count, 4)
    // The oldest is used again, so the one after it has to go.
    XCTAssertNotNil(cache.existing("adapter-0"))
    _ = try fill("adapter-new", with: large)
    XCTAssertEqual(names.count, 4)
    XCTAssertTrue(names.contains("adapter-0"))
    XCTAssertFalse(names.contains("adapter-1"))
    XCTAssertTrue(names.contains("adapter-2"))
    XCTAssertTrue(names.contains("adapter-new"))
  }
}
