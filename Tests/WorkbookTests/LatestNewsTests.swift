import Foundation
import XCTest

@testable import Commands
@testable import Interface
@testable import Runtime
@testable import Verdicts

/// Only what lasts is told.
final class LatestNewsTests: XCTestCase {
  /// What was told, from any thread.
  private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private var numbers: [Int] = []

    var all: [Int] { lock.withLock { numbers } }

    func take(_ number: Int) { lock.withLock { numbers.append(number) } }
  }

  func testTheLatestOfManyIsToldAndNothingIsToldTwice() {
    let told = Told()
    let news = LatestNews<Int> { told.take($0) }
    for number in 1...100 { news.post(number) }
    XCTAssertEqual(told.all, [], "nobody could have read it")
    for _ in 0..<100 where told.all.isEmpty { usleep(20_000) }
    XCTAssertEqual(told.all, [100])
    usleep(200_000)
    XCTAssertEqual(told.all, [100])
    news.post(101)
    for _ in 0..<100 where told.all.count < 2 { usleep(20_000) }
    XCTAssertEqual(told.all, [100, 101])
  }

  func testWhatIsOverIsNotTold() {
    let told = Told()
    let news = LatestNews<Int> { told.take($0) }
    news.post(1)
    news.forget()
    usleep(200_000)
    XCTAssertEqual(told.all, [])
  }
}
