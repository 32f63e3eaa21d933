import PseudoTerminals
import XCTest

@testable import Benchmarks

final class MedianTests: XCTestCase {
  func testTheMiddle() {
    XCTAssertEqual(median([]), 0)
    XCTAssertEqual(median([3]), 3)
    XCTAssertEqual(median([9, 1, 2]), 2)
    XCTAssertEqual(median([4, 1, 2, 9]), 3)
  }

  func testEveryRoundPreparesAndTimesEverythingInTurn() throws {
    var done: [String] = []
    var time = 0.0
    let works = ["a", "b"].map { name in
      Work(
        prepare: { done.append("prepare \(name)") },
        run: {
          done.append(name)
          time += 1
          return time
        })
    }
    XCTAssertEqual(try medians(of: works, rounds: 3), [3, 4])
    let round = ["prepare a", "a", "prepare b", "b"]
    XCTAssertEqual(done, round + round + round)
  }

  func testEachPartHasItsOwnMedian() {
    var all = [Parts(), Parts(), Parts()]
    (all[0].link, all[1].link, all[2].link) = (1, 5, 3)
    all[2].draw = 2
    let parts = Parts(lesson: 4, medianOf: all)
    XCTAssertEqual([Double(parts.lesson), parts.link, parts.draw], [4, 3, 0])
  }

  func testAVerdictIsRecognisedOnAScreen() {
    func passes(_ line: String) -> Bool? {
      Trial.doesPass(ScreenEmulator(columns: 40, rows: 2, showing: line))
    }
    XCTAssertEqual(passes("Lesson 2   26 of 26 checks"), true)
    XCTAssertEqual(passes("Lesson 2   6 of 26 checks"), false)
    XCTAssertNil(passes("Lesson 2"))
  }
}
