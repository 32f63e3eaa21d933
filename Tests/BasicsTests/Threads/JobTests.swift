import Basics
import Foundation
import XCTest

/// Work in a thread of its own.
final class JobTests: XCTestCase {
  func testAResultIsThereOnlyWhenTheWorkIsDone() throws {
    let mayEnd = Locked(false)
    let job = try Job {
      mayEnd.wait { $0 ? () : nil }
      return 42
    }
    XCTAssertNil(job.valueIfDone)
    mayEnd.withLock { $0 = true }
    XCTAssertEqual(job.value, 42)
    XCTAssertEqual(job.valueIfDone, 42)
  }

  func testItsValueIsWaitedForAndGivenToEverybody() throws {
    let job = try Job {
      usleep(20_000)
      return 7
    }
    XCTAssertEqual([job.value, job.value], [7, 7])
  }

  func testItHasAsMuchStackAsAProgramsFirstThread() {
    @Sendable func depth(_ count: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 1 << 10, alignment: 1) { bytes in
        bytes[0] = 1
        return count == 0 ? 0 : Int(bytes[0]) + depth(count - 1)
      }
    }
    // Four megabytes.
    XCTAssertEqual(try Job { depth(4 << 10) }.value, 4 << 10)
  }

  func testTwoThingsAtOnceAreCancelledTogether() {
    let cancellation = Cancellation()
    let (first, second) = cancellation.perform {
      concurrently(
        {
          cancellation.cancel()
          return Cancellation.isRequested
        },
        {
          while !Cancellation.isRequested { usleep(1000) }
          return true
        })
    }
    XCTAssertTrue(first && second)
    XCTAssertFalse(Cancellation.isRequested)
  }

  func testOtherWorkIsNotCancelled() throws {
    let cancellation = Cancellation()
    let job = try cancellation.perform { () throws(ThreadError) -> Job<Bool> in
      cancellation.cancel()
      return try Job { Cancellation.isRequested }
    }
    XCTAssertFalse(job.value)
  }
}
