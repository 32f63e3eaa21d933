import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// What the compiler said about an exercise, as a learner sees it.
final class CompilerDrawingTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  private func verdict(_ messages: [CompilerMessage]) -> Verdict {
    Sample.doesNotCompile(messages)
  }

  private func source(
    _ source: String, column: Int, width: Int = 60
  ) throws -> [String] {
    let message = CompilerMessage(line: 7, column: column, text: "no", source: source)
    let lines = try Drawing.sample(width: width).lines(for: verdict([message]))
    return lines.map(\.plainText).filter { $0.contains(" | ") }
  }

  func testTheCaretStandsBelowTheColumn() throws {
    XCTAssertEqual(
      try source("  swich event {", column: 3), ["    7 |   swich event {", "      |   ^"])
    XCTAssertEqual(try source("let x =", column: 8), ["    7 | let x =", "      |        ^"])
    XCTAssertEqual(
      try source("\treturn 状態 + x", column: 19),
      ["    7 |     return 状態 + x", "      |                    ^"], "a tab, and wide characters")
    XCTAssertEqual(
      try source("e\u{301} + \u{1B} + x", column: 11),
      ["    7 | e\u{301} + ␛ + x", "      |         ^"], "an accent, and a control character")
  }

  func testANameThatWasMeantIsOneOfTheExerciseOrOfSwift() throws {
    let table = [
      ("cannot find `hystory` in scope", "history"), ("cannot find `swich` in scope", "switch"),
      ("cannot find type `LoginStat` in scope", "LoginState"),
      ("value of type `LoginState` has no member `erorr`", "error"),
    ]
    var exercise = ReadExercise(text: "", untouchedSteps: [], declarations: [:])
    exercise.text = "func history(of events: LoginState) { error } // swich, hystory, erorr"
    func drawn(_ text: String) throws -> String {
      var verdict = verdict([])
      verdict.outcome = .read(
        exercise, .doesNotCompile([CompilerMessage(line: 1, column: 1, text: text)]))
      return try Drawing.sample(width: 80).lines(for: verdict).text()
    }
    for (text, name) in table {
      XCTAssertTrue(try drawn(text).contains("    Did you mean `\(name)`?"), text)
    }
    for text in ["cannot find `quantity` in scope", "cannot find the end", "it is `swich`"] {
      XCTAssertFalse(try drawn(text).contains("Did you mean"), text)
    }
  }

  func testALongLineIsCutAroundTheColumn() throws {
    let long = "let all = " + (1...60).map { "a\($0) + " }.joined() + "here + end"
    let column = try XCTUnwrap(long.utf8.firstRange(of: "here".utf8))
    let distance = long.utf8.distance(from: long.startIndex, to: column.lowerBound)
    let lines = try source(long, column: distance + 1)
    XCTAssertTrue(lines[0].hasPrefix("    7 | …"), lines[0])
    XCTAssertTrue(lines.allSatisfy { $0.columns <= 60 }, "\(lines)")
    let caret = lines[1].count - 1
    XCTAssertEqual(Array(lines[0])[caret...].prefix(4), Array("here")[...])
  }

  func testWithoutItsLineAMessageStandsAlone() throws {
    assertText(
      try Drawing.sample(width: 60)
        .lines(for: verdict([CompilerMessage(line: 90, column: 1, text: "it is `x*y*z`")])).text(),
      """
      Lesson 3 · Login state                           step 2 of 3

      It doesn't compile yet, so nothing could be checked:

      Lessons/03-login-state/Exercise.swift:90:1: it is `x*y*z`

      Next: edit Lessons/03-login-state/Exercise.swift, save it,
      then
      swift run workbook test 3
      For a hint: swift run workbook hint 3
      """)
  }

  func testAsManyAsFitOnAScreenAreShown() throws {
    var messages = Sample.messages
    for line in 41...60 {
      messages.append(CompilerMessage(line: line, column: 1, text: "cannot find `x` in scope"))
    }
    for width in [60, 70, 80, 100] {
      for count in 1...23 {
        let verdict = verdict(Array(messages.prefix(count)))
        let lines = try Drawing.sample(width: width).lines(for: verdict)
        XCTAssertLessThanOrEqual(lines.count, 24, "\(count) messages, \(width) columns")
      }
    }
    assertText(
      try Drawing.sample(width: 70).lines(for: verdict(messages)).text(),
      """
      Lesson 3 · Login state                                     step 2 of 3

      It doesn't compile yet, so nothing could be checked:

      Lessons/03-login-state/Exercise.swift:12:3: switch must be exhaustive

         12 |   switch event {
            |   ^

          Not every case has a branch yet. Add a `case` for each one that is
          missing.

      Lessons/03-login-state/Exercise.swift:20:10: cannot convert return ex…
      Lessons/03-login-state/Exercise.swift:31:1: missing return in global …
      Lessons/03-login-state/Exercise.swift:41:1: cannot find `x` in scope
      Lessons/03-login-state/Exercise.swift:42:1: cannot find `x` in scope
      Lessons/03-login-state/Exercise.swift:43:1: cannot find `x` in scope
      Lessons/03-login-state/Exercise.swift:44:1: cannot find `x` in scope
      16 more errors; they often go away with the first. With `--full`
      nothing is left out.

      Next: edit Lessons/03-login-state/Exercise.swift, save it, then
      swift run workbook test 3
      For a hint: swift run workbook hint 3
      """)
  }

  func testOneThatIsLeftOut() throws {
    // In a narrow terminal the place and the message stand below each other.
    let messages = [12, 13, 14, 15, 16, 17, 18].map {
      CompilerMessage(line: $0, column: 1, text: "no", source: "let x")
    }
    let text = try Drawing.sample(width: 55, isInMenu: true).lines(for: verdict(messages)).text()
    XCTAssertTrue(text.contains("\nOne more error; it often goes away with the first.\n"), text)
  }

  func testInFullEachHasItsLineAndItsHelp() throws {
    var drawing = try Drawing.sample()
    drawing.isFull = true
    assertText(
      drawing.lines(for: Sample.doesNotCompile).text(),
      """
      Lesson 3 · Login state                                              0 of 3 steps

      It doesn't compile yet, so nothing could be checked:

      Lessons/03-login-state/Exercise.swift:12:3: switch must be exhaustive

         12 |   switch event {
            |   ^

          Not every case has a branch yet. Add a `case` for each one that is missing.

      Lessons/03-login-state/Exercise.swift:20:10: cannot convert return expression of
          type `Int` to `State`

         20 |   return 7
            |          ^

      Lessons/03-login-state/Exercise.swift:31:1: missing return in global function

         31 | }
            | ^

      Next: edit Lessons/03-login-state/Exercise.swift, save it, then
      swift run workbook test 3
      """)
  }

  func testWhereItScrollsNoneIsLeftOut() throws {
    let messages =
      Sample.messages + (41...99).map { CompilerMessage(line: $0, column: 1, text: "no") }
    var drawing = try Drawing.sample(isInMenu: true)
    drawing.rows = nil
    let lines = drawing.lines(for: verdict(messages)).map(\.plainText)
    XCTAssertEqual(lines.count { $0.contains("Exercise.swift:") }, 1, "the path of the first")
    XCTAssertEqual(lines.count { $0.contains(#/\d+:\d+: /#) }, messages.count)
  }
}
