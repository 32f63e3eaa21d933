import XCTest

@testable import Basics

/// That runs neither leak descriptors nor get in each other's way.
final class DescriptorTests: XCTestCase {
  private func openDescriptors() throws -> Int {
    let folder = "/proc/self/fd"
    guard FileManager.default.fileExists(atPath: folder) else {
      throw XCTSkip("only Linux lists the open descriptors")
    }
    return try FileManager.default.contentsOfDirectory(atPath: folder).count
  }

  func testManyRunsAtOnceStayApartAndLeakNothing() throws {
    _ = try capture(shell("true"), limit: .seconds(10))
    let before = try openDescriptors()
    let threads = 8
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for round in 0..<25 {
        let command = shell("echo \(thread) \(round); exit \(round)")
        guard let captured = try? capture(command, limit: .seconds(60)) else { continue }
        results.add(captured.ending == .exited(Int32(round)) ? captured.output : "wrong ending")
      }
    }
    let expected = (0..<threads).flatMap { thread in (0..<25).map { "\(thread) \($0)\n" } }
    XCTAssertEqual(results.all.sorted(), expected.sorted())
    XCTAssertEqual(try openDescriptors(), before)
  }

  func testFailedStartsLeakNothing() throws {
    let command = Command("/nowhere/program", [], environment: [:])
    let before = try openDescriptors()
    for _ in 0..<20 { XCTAssertThrowsError(try capture(command, limit: .seconds(10))) }
    XCTAssertEqual(try openDescriptors(), before)
  }

  func testWithoutFreeDescriptorsNothingIsStarted() throws {
    var limit = rlimit()
    getrlimit(openFilesResource, &limit)
    var tight = limit
    tight.rlim_cur = 12
    setrlimit(openFilesResource, &tight)
    defer { setrlimit(openFilesResource, &limit) }
    XCTAssertThrowsError(try capture(shell("echo output"), limit: .seconds(10))) { error in
      XCTAssertEqual(error as? SpawnError, SpawnError(executable: "/bin/sh", code: EMFILE))
    }
  }
}

/// Collects results of several threads.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [String] = []

  func add(_ result: String) { lock.withLock { results.append(result) } }
  var all: [String] { lock.withLock { results } }
}
