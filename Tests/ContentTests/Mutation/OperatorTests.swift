import XCTest

@testable import Mutation

/// What each mutation operator proposes, and what it leaves alone.
final class OperatorTests: XCTestCase {
  /// What comes in place of a function's body, for each mutant of an operator.
  private func mutants(_ operation: String, _ body: String) -> [String] {
    let mutants = Mutant.all(of: "func f() {\n\(body)\n}\n", stub: "func f() {\n}\n")
    return mutants.filter { $0.operation == operation }.map { mutant in
      mutant.source.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
    }
  }

  func testDropsAStatement() {
    XCTAssertEqual(mutants("drop-statement", "a()\nb()"), ["b()", "a()"])
    XCTAssertEqual(mutants("drop-statement", "let a = 1\nreturn a"), [])
  }

  func testDropsTheOnlyStatementOfAClosure() {
    XCTAssertEqual(
      mutants("drop-statement", "a { $0.b = 1 }"), ["", "a { _ = $0 }"])
  }

  func testDropsAGuardAsAWhole() {
    XCTAssertEqual(mutants("drop-statement", "guard a else {\n  return\n}\nb = 1").first, "b = 1")
  }

  func testDropsTheOnlyStatementOfACase() {
    XCTAssertEqual(
      mutants("drop-statement", "switch a {\ncase .x(let b): c = b\ndefault: return 1\n}"),
      ["switch a {\ncase .x(let b): break\ndefault: return 1\n}"])
  }

  func testDoublesACall() {
    XCTAssertEqual(mutants("double-statement", "a(b)"), ["a(b)\na(b)"])
    XCTAssertEqual(mutants("double-statement", "a = b(c)"), [])
  }

  func testSwapsNeighbours() {
    XCTAssertEqual(mutants("swap-statements", "a()\nb()\nreturn 1"), ["b()\na()\nreturn 1"])
    XCTAssertEqual(mutants("swap-statements", "a = 1\nb = 2"), [], "nobody could notice")
    XCTAssertEqual(mutants("swap-statements", "a = 1\nb = a"), ["b = a\na = 1"])
  }

  func testSwapsCases() {
    XCTAssertEqual(
      mutants("swap-cases", "switch a {\ncase .x: b()\ncase .y: c()\n}"),
      ["switch a {\ncase .x: c()\ncase .y: b()\n}"])
  }

  func testNegatesAConditionThatBindsNothing() {
    XCTAssertEqual(
      mutants("negate-condition", "guard a else { return }"), ["guard !(a) else { return }"])
    XCTAssertEqual(mutants("negate-condition", "if let a { b() }"), [])
  }

  func testFlipsNumbersAndOperators() {
    XCTAssertEqual(mutants("flip-number", "a = 0"), ["a = 1"])
    XCTAssertEqual(mutants("flip-number", "a = 2"), ["a = 1", "a = 3"])
    XCTAssertEqual(mutants("flip-operator", "a = b < c"), ["a = b <= c", "a = b > c"])
    XCTAssertEqual(mutants("flip-operator", "a = 0..<c"), ["a = 0...c"])
    XCTAssertEqual(mutants("flip-operator", "a = Array<Int>(-b)"), [])
    XCTAssertEqual(mutants("drop-negation", "a = !b && c!"), ["a = b && c!"])
  }

  func testFlipsWords() {
    XCTAssertEqual(mutants("flip-word", "a = true"), ["a = false"])
    XCTAssertEqual(mutants("flip-word", "a = b.first"), ["a = b.last"])
    XCTAssertEqual(mutants("take-one", "a = max(0, b)"), ["a = 0", "a = b"])
  }

  func testFlipsTextsAndNothingElseInAString() {
    XCTAssertEqual(mutants("flip-text", #"a = "true + 1""#), [#"a = "true + 1~""#])
    XCTAssertEqual(mutants("flip-number", #"a = "1""#), [])
    XCTAssertEqual(mutants("flip-number", #"a = "\(1) 2""#), [#"a = "\(0) 2""#, #"a = "\(2) 2""#])
  }

  func testDropsWeakAndPrivateSet() {
    XCTAssertEqual(
      mutants("drop-weak", "a { [weak self] in b() }"),
      ["a { [self = Optional(self)] in b() }"])
    XCTAssertEqual(mutants("drop-private-set", "private(set) var a = 1"), [" var a = 1"])
  }

  func testTurnsListsAround() {
    XCTAssertEqual(mutants("insert-at-start", "a.append(b)"), ["a.insert(b, at: 0)"])
    XCTAssertEqual(
      mutants("take-first", "a = b.c.popLast()"), ["a = (b.c.isEmpty ? nil : b.c.removeFirst())"])
    XCTAssertEqual(mutants("swap-operands", "a = b.c + [d]"), ["a = [d] + b.c"])
    XCTAssertEqual(mutants("drop-operand", "a = b && !c"), ["a =  !c", "a = b "])
    XCTAssertEqual(mutants("drop-element", "a = [b, c(d)]"), ["a = [ c(d)]", "a = [b]"])
    XCTAssertEqual(mutants("swap-elements", "a(b, c)"), ["a(c, b)"])
  }

  func testLoopsOverOthers() {
    XCTAssertEqual(
      mutants("loop-over", "for a in b where c {}"),
      [".dropFirst()", ".dropLast()", ".reversed()"].map { "for a in b\($0) where c {}" })
    XCTAssertEqual(mutants("drop-where", "for a in b where c {}"), ["for a in b  {}"])
    XCTAssertEqual(mutants("drop-call", "a = b.suffix(2).c"), ["a = b.c"])
  }

  func testExchangesNamesOfTheSameType() {
    let source = "func f(a: Int, b: Int, c: Bool) -> Int {\n  return a\n}\n"
    let mutants = Mutant.all(of: source, stub: "").filter { $0.operation == "exchange-name" }
    XCTAssertEqual(mutants.map(\.after), ["return b"])
  }
}
