import XCTest

@testable import Curriculum
@testable import Grading

final class AdapterNeedsTests: XCTestCase {
  private let needs = AdapterRequirements(
    source: """
      // What the suite touches.
      import Traces
      // needs: Event
      @testable import enum Reduce.Event

      enum Exercise {
        // needs: reduce(_:event:)
        static func reduce() {
          Reduce.reduce()
        }
        // needs: Event
        static func event() {}
      }
      """)

  func testALineNeedsWhatWasNamedLastBeforeIt() {
    let table: [(line: Int, names: [String])] = [
      (1, []), (2, []), (3, ["Event"]), (4, ["Event"]), (6, ["Event"]),
      (7, ["reduce(_:event:)"]), (9, ["reduce(_:event:)"]), (10, ["reduce(_:event:)"]),
      (11, ["Event"]), (12, ["Event"]), (99, ["Event"]),
    ]
    for row in table { XCTAssertEqual(needs.names(atLines: [row.line]), row.names, "\(row.line)") }
  }

  func testEachNameOnceInTheOrderOfTheFile() {
    XCTAssertEqual(needs.names(atLines: [12, 9, 8, 4]), ["Event", "reduce(_:event:)"])
    XCTAssertEqual(needs.names(atLines: [12, 9]), ["reduce(_:event:)", "Event"])
    XCTAssertEqual(needs.names(atLines: []), [])
  }
}
