import Basics
import XCTest

/// How a source is taken apart.
final class TokenTests: XCTestCase {
  func testTokensWithinStringsOfEveryKind() {
    func words(_ source: String) -> [Substring] {
      SourceFile(source).tokens.filter { $0.kind == .word }.map(\.text)
    }
    XCTAssertEqual(words(##"a("b \" c", #"d \(e) \#(f)"#, g)"##), ["a", "f", "g"])
    XCTAssertEqual(words("a(\"\"\"\n  b \"c\" \\(d(\"e\"))\n  \"\"\")"), ["a", "d"])
    XCTAssertEqual(words("a(#/^ \"b[(]/#, c) ##/d/# e/## #if"), ["a", "c", "#if"])
    XCTAssertEqual(
      words("a(#\"\"\"#, b, #\"\"\" c\"#, d, #\"\"\"\ne \"\"\"\n\"\"\"#, f)"), ["a", "b", "d", "f"])
    XCTAssertEqual(words("a /* b /* c */ d */ e // f\n/// g\nh"), ["a", "e", "h"])
  }

  func testANumberIsOneToken() {
    let tokens = SourceFile("a1 + 1_000 + 0xFF + 2.5e-3 + 0x1e-2, 0...9").tokens
    XCTAssertEqual(
      tokens.filter { $0.kind == .number }.map(\.text),
      ["1_000", "0xFF", "2.5e-3", "0x1e", "2", "0", "9"])
  }

  func testBracketsOfAnotherKindAreNoPartners() {
    XCTAssertTrue(SourceFile("f([1], { $0 })").isBalanced)
    XCTAssertTrue(SourceFile("f(\"(\", \"\\(g(\"}\"))\") // }").isBalanced)
    for source in ["f(", "f)", "f(]", "{ f( }", "f(()"] {
      XCTAssertFalse(SourceFile(source).isBalanced, source)
      XCTAssertLessThan(SourceFile(source).declarations(in: 0..<2).count, 2, source)
    }
  }
}
