import Basics
import XCTest

/// Where an exercise declares what somebody calls by its name.
final class DeclaredPlacesTests: XCTestCase {
  private let places = DeclarationLocations(
    SourceFile(
      """
      /// Not `func send()`.
      struct State {
        var send = 1
      }

      extension State where Value == Int {
        @discardableResult
        static func reduce(_ state: State) -> State { let inner = state; return inner }
      }

      func pullback(_ a: Int, get: Int) {}

      func pullback(_ a: Int, value: Int) {}

      let send: () -> Void = {}
      """))

  private func line(_ name: String, in section: ClosedRange<Int>? = nil) -> Int? {
    places.place(of: name, preferring: section)?.line
  }

  func testWhatANameLeavesOutMakesNoDifference() {
    XCTAssertEqual(line("State"), 2)
    XCTAssertEqual(line("State.reduce(_:)"), 8)
    XCTAssertEqual(line("reduce"), 8)
    XCTAssertEqual(line("reduce()"), 8)
    XCTAssertEqual(line("Module.State.reduce"), 8)
    XCTAssertEqual(line("pullback(_:value:)"), 13)
    for name in ["inner", "reduce(_:event:)", "Other.reduce", "reduce + 1", "", "()"] {
      XCTAssertNil(line(name), name)
    }
  }

  func testOfSeveralWhatIsNoMemberIsMeantAndOfThoseTheOneInTheSection() {
    XCTAssertEqual(line("pullback"), 11)
    XCTAssertEqual(line("pullback", in: 12...15), 13)
    XCTAssertEqual(line("send", in: 1...9), 15)
    XCTAssertEqual(line("State.send", in: 10...15), 3)
    XCTAssertEqual(places.first(in: 9...15)?.line, 11)
    XCTAssertNil(places.first(in: 14...14))
  }

  func testATypeIsToldFromOtherDeclarations() {
    XCTAssertEqual(places.place(of: "State", preferring: nil)?.isType, true)
    XCTAssertEqual(places.place(of: "pullback", preferring: nil)?.isType, false)
  }
}
