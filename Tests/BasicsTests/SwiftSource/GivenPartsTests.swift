import Basics
import XCTest

/// Which of the parts that a lesson gives an exercise hasn't as they were.
final class GivenPartsTests: XCTestCase {
  private static let stub = """
    import Foundation

    var state = 0

    /// Prints and counts.
    func count(_ number: Int) -> Int {
      print(number)
      return number
    }

    struct Box: Equatable {
      var size = 1
      enum Kind { case small, large }
    }

    final class Store {
      var box: Box
      init(first: Box) {
        box = first
      }
    }

    // MARK: - Step 1: next

    func next(_ number: Int) -> Int {
      return number
    }

    // MARK: - Scratch

    func scratch() {
    }
    """

  private let given = GivenParts(
    stub: stub,
    solution: stub.replacing("return number\n}\n\n//", with: "return number + 1\n}\n\n//"),
    upTo: "// MARK: - Scratch")

  private func changed(in exercise: String) -> [String] {
    given.changed(in: exercise, Lexer.tokens(in: exercise))
  }

  private func changed(_ piece: String, _ other: String) -> [String] {
    XCTAssertTrue(Self.stub.contains(piece), piece)
    return changed(in: Self.stub.replacing(piece, with: other))
  }

  func testWhatIsAnotherOrGoneIsNamed() {
    XCTAssertEqual(changed("  print(number)\n", ""), ["count(_:)"])
    XCTAssertEqual(changed("var state = 0\n", ""), ["state"])
    XCTAssertEqual(changed("size = 1", "size = 2"), ["Box.size"])
    XCTAssertEqual(changed("small, large", "large, small"), ["Box.Kind.case small"])
    XCTAssertEqual(
      changed(in: ""),
      ["state", "count(_:)", "Box.size", "Box.Kind.case small", "Store.box", "Store.init(first:)"])
    XCTAssertEqual(changed("box = first\n", "box = Box()\n"), ["Store.init(first:)"])
  }

  func testAnInitialiserMaySayTheSameInOtherWordsAndDoMore() {
    XCTAssertEqual(changed("box = first\n", "self.box = first\n"), [])
    XCTAssertEqual(changed("box = first\n", "observers = [:]\n    self.box = first\n"), [])
  }

  func testAStaticMemberMayStandForACase() {
    let members = "static let small = Kind()\n    static func large() -> Kind { Kind() }"
    XCTAssertEqual(
      changed("enum Kind { case small, large }", "struct Kind {\n    \(members)\n  }"), [])
    XCTAssertEqual(
      changed("enum Kind { case small, large }", "struct Kind { static let small = Kind() }"),
      ["Box.Kind.case small"])
    XCTAssertEqual(
      changed("enum Kind { case small, large }", "struct Kind { var small, large: Int }"),
      ["Box.Kind.case small"])
  }

  func testWhatIsTheLearnersOwnIsNotGiven() {
    XCTAssertEqual(changed(in: Self.stub), [])
    XCTAssertEqual(
      changed("func next(_ number: Int) -> Int {\n  return", "func next() {\n  return"), [])
    XCTAssertEqual(changed("import Foundation\n", ""), [])
    XCTAssertEqual(changed("func scratch() {", "func scratch() {\n  print(next(1))"), [])
    XCTAssertEqual(changed("/// Prints and counts.", "// Mine."), [])
    XCTAssertEqual(changed("  var size = 1", "  var width = 2\n  var size  =  1"), [])
    XCTAssertEqual(changed("struct Box: Equatable {", "struct Box {"), [])
  }
}
