import Terminal
import XCTest

final class ViewportTests: XCTestCase {
  func testStaysWithinTheLines() {
    let viewport = Viewport(height: 10, count: 25)
    XCTAssertEqual([-3, 0, 7, 15, 40].map { viewport.top(near: $0) }, [0, 0, 7, 15, 15])
    XCTAssertEqual(Viewport(height: 10, count: 4).top(near: 3), 0)
  }

  func testMovesAsLittleAsItMust() {
    let viewport = Viewport(height: 10, count: 100)
    XCTAssertEqual(viewport.top(near: 20, showing: 22..<25), 20)
    XCTAssertEqual(viewport.top(near: 20, showing: 28..<33), 23)
    XCTAssertEqual(viewport.top(near: 20, showing: 15..<18), 15)
  }

  func testOfMoreThanFitsNothingElseIsInView() {
    let viewport = Viewport(height: 10, count: 100)
    XCTAssertEqual(viewport.top(near: 5, showing: 20..<50), 20)
    XCTAssertEqual(viewport.top(near: 30, showing: 20..<50), 30)
    XCTAssertEqual(viewport.top(near: 60, showing: 20..<50), 40)
  }
}
