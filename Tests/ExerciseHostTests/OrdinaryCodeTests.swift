import XCTest

@testable import Grading
@testable import Verdicts

/// What ordinary code does goes on working where nothing but computing is allowed.
final class OrdinaryCodeTests: XCTestCase {
  func testEachKindWorksInAHostOfItsOwn() throws {
    let exercise = try Workbench.exercise("Ordinary")
    let names = try XCTUnwrap(exercise.host().text(for: "")).split(separator: "\n").map(String.init)
    XCTAssertEqual(names.count, 57)
    for name in names {
      let host = try exercise.host()
      XCTAssertEqual(host.text(for: name), "right", name)
      _ = host.takeOutput()
      XCTAssertNil(host.finish(until: .now + .seconds(10)).crash, name)
    }
  }

  func testAllKindsWorkOneAfterTheOther() throws {
    let host = try Workbench.exercise("Ordinary").host()
    for name in try XCTUnwrap(host.text(for: "")).split(separator: "\n") {
      XCTAssertEqual(host.text(for: String(name)), "right", String(name))
    }
  }
}
