import Basics
import XCTest

@testable import Program

/// What waits for the loop, in which order it comes, and when.
final class EventQueueTests: XCTestCase {
  func testWhatComesFirstIsTakenFirstFromWhicheverThreadItComes() throws {
    let queue = EventQueue<Int>()
    try Job { for number in 1...3 { queue.post(number) } }
    XCTAssertEqual((1...3).map { _ in queue.next() }, [1, 2, 3])
    XCTAssertNil(queue.next(within: .zero))
  }

  func testWhatIsDueLaterLetsTheOthersBefore() {
    let queue = EventQueue<Int>()
    let start = ContinuousClock.now
    queue.post(2, after: .milliseconds(100))
    queue.post(1)
    XCTAssertEqual([queue.next(), queue.next()], [1, 2])
    XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(100))
  }

  func testWhoWaitsForWhatIsDueLaterHearsOfWhatIsDueBefore() throws {
    let queue = EventQueue<Int>()
    queue.post(2, after: .seconds(3600))
    try Job { queue.post(1) }
    XCTAssertEqual(queue.next(), 1)
    XCTAssertNil(queue.next(within: .milliseconds(1)), "and nobody waits longer than is wanted")
  }

  func testTheLatestOfManyTakesTheTurnOfTheFirst() {
    let queue = EventQueue<Int>()
    let start = ContinuousClock.now
    for number in 1...100 {
      queue.post(number, after: .seconds(number == 1 ? 0.05 : 3600)) { $0 < 1000 }
    }
    queue.post(1000)
    XCTAssertEqual([queue.next(), queue.next()], [1000, 100])
    XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(50))
    XCTAssertNil(queue.next(within: .zero), "nothing is told twice")
  }
}
