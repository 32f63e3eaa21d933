import Basics
import Foundation
import XCTest

/// A value that several threads change.
final class LockedTests: XCTestCase {
  func testNoChangeIsLost() {
    let count = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 1...1000 { count.withLock { $0 += 1 } }
    }
    XCTAssertEqual(count.withLock { $0 }, 8000)
  }

  func testAnErrorLeavesItUnlocked() {
    struct Wrong: Error {}
    let count = Locked(0)
    XCTAssertThrowsError(
      try count.withLock { count throws(Wrong) in
        count = 1
        throw Wrong()
      })
    XCTAssertEqual(count.withLock { $0 }, 1)
  }

  func testAChangeIsWaitedFor() throws {
    let count = Locked(0)
    let job = try Job { count.wait { $0 == 3 ? "three" : nil } }
    for number in 1...3 {
      usleep(10_000)
      count.withLock { $0 = number }
    }
    XCTAssertEqual(job.value, "three")
  }

  func testNobodyWaitsLongerThanSaid() {
    let count = Locked(0)
    let start = ContinuousClock.now
    let result = count.wait(until: Date(timeIntervalSinceNow: 0.1)) { $0 == 1 ? true : nil }
    XCTAssertNil(result)
    XCTAssertGreaterThan(.now - start, .milliseconds(90))
    count.withLock { $0 = 1 }
    XCTAssertEqual(count.wait(until: .distantPast) { $0 == 1 ? true : nil }, true)
  }

  func testWhoWaitsSeesWhatOthersWhoWaitedHaveChanged() throws {
    let count = Locked(0)
    let last = try Job { count.wait { $0 == 2 ? "two" : nil } }
    let first = try Job {
      count.wait { count in
        defer { if count == 1 { count = 2 } }
        return count == 1 ? "one" : nil
      }
    }
    usleep(10_000)
    count.withLock { $0 = 1 }
    XCTAssertEqual([first.value, last.value], ["one", "two"])
  }
}
