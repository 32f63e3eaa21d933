import SuiteSupport
import XCTest

final class LoopsTests: XCTestCase {
  private func expect(
    _ lines: [String], become expected: [String], file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(looped(lines, counting: "n"), expected, file: file, line: line)
  }

  func testLinesThatAreAlikeAreALoop() {
    let many = Array(repeating: "tap()", count: 4)
    expect(
      ["start()"] + many + ["stop()"], become: ["start()", "for _ in 1...4 { tap() }", "stop()"])
    expect(Array(many.prefix(3)), become: Array(many.prefix(3)))
  }

  func testANumberThatGoesUpIsCounted() {
    expect((3...7).map { "add(\($0), 60)" }, become: ["for n in 3...7 { add(n, 60) }"])
    expect(
      (1...4).map { #"add("Timer \#($0)")"# }, become: [#"for n in 1...4 { add("Timer \(n)") }"#])
    expect((1...4).map { "add(\(-$0))" }, become: ["for n in 1...4 { add(-n) }"])
  }

  func testOtherChangesStay() {
    for lines in [
      (1...4).reversed().map { "add(\($0))" }, (1...4).map { "add(\($0), \($0))" },
      (1...4).map { "add(0\($0))" }, (1...4).map { "let id\($0) = add()" },
      ["add(1)", "add(2)", "sub(3)", "sub(4)"],
    ] {
      expect(lines, become: lines)
    }
  }
}
