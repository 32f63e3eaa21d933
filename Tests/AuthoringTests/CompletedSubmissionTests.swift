import Authoring
import Curriculum
import XCTest

/// What the solution makes of a submission that holds only what differs.
final class CompletedSubmissionTests: XCTestCase {
  private let solution = """
    // The solution.

    import Foundation

    // MARK: - Step 1: Store

    /// Keeps a number.
    final class Store {
      private(set) var state = 0

      init(state: Int) {
        self.state = state
      }

      // Adds.
      func add(_ number: Int) {
        state += number  // "}"
      }

      func add(twice number: Int) {
        add(number)
        add(number)
      }
    }

    extension Store {
      var text: String { "{ \\(state)" }
    }

    // MARK: - Step 2: history
    // Nothing is needed here.

    // MARK: - Step 3: sum

    func sum(of numbers: [Int]) -> Int {
      numbers.reduce(0, +)
    }

    """

  private func completed(_ text: String) throws -> String {
    try Submission(path: "Wrong/a.swift", text: text).exercise(completing: solution)
  }

  /// Asserts that the whole exercise is the solution with one piece of text instead of another.
  private func assert(
    _ text: String, replaces old: String, with new: String, line: UInt = #line
  ) throws {
    XCTAssertEqual(solution.ranges(of: old).count, 1, "isn't there once: \(old)", line: line)
    XCTAssertEqual(try completed(text), solution.replacing(old, with: new), line: line)
  }

  private func assertFault(
    _ fault: SubmissionLineError, at line: Int, in text: String, testLine: UInt = #line
  ) {
    let expected = SubmissionError(path: "Wrong/a.swift", line: line, fault: fault)
    XCTAssertThrowsError(try completed(text), line: testLine) {
      XCTAssertEqual($0 as? SubmissionError, expected, line: testLine)
    }
  }

  func testAFunctionTakesThePlaceOfTheOneWithItsName() throws {
    try assert(
      "// MARK: - Step 3: sum\n\n// None.\nfunc sum(of all: [Int]) -> Int {\n  0\n}\n",
      replaces: "func sum(of numbers: [Int]) -> Int {\n  numbers.reduce(0, +)",
      with: "// None.\nfunc sum(of all: [Int]) -> Int {\n  0")
  }

  func testAMemberTakesThePlaceOfTheOneWithItsLabels() throws {
    try assert(
      """
      // MARK: - Step 1: Store

      extension Store {
        func add(twice number: Int) {
          add("}", 2 * number)
        }
      }
      """,
      replaces: "    add(number)\n    add(number)\n", with: "    add(\"}\", 2 * number)\n")
    try assert(
      """
      // MARK: - Step 1: Store

      extension Store {
        // Takes away.
        func add(_ number: Int) { state -= number }
      }
      """,
      replaces: "  // Adds.\n  func add(_ number: Int) {\n    state += number  // \"}\"\n  }",
      with: "  // Takes away.\n  func add(_ number: Int) { state -= number }")
  }

  func testAMemberIsFoundInTheTypeAndInItsExtension() throws {
    try assert(
      """
      // MARK: - Step 1: Store

      extension Store {
        var state = 0
        var text: String { "}" }
      }
      """,
      replaces: solution,
      with: solution.replacing("private(set) var", with: "var").replacing("{ \\(state)", with: "}"))
  }

  func testWhatTheSolutionLacksIsAddedAtTheEnd() throws {
    try assert(
      "// MARK: - Step 3: sum\n\nvar calls = 0\nvar sums = 0\n",
      replaces: "numbers.reduce(0, +)\n}",
      with: "numbers.reduce(0, +)\n}\n\nvar calls = 0\n\nvar sums = 0")
    try assert(
      "// MARK: - Step 1: Store\n\nextension Store {\n  var calls = 0\n}\n",
      replaces: "    add(number)\n  }\n", with: "    add(number)\n  }\n\n  var calls = 0\n")
    let empty = Submission(
      path: "", text: "// MARK: - A\nextension A {\n  var b = 1  // c\n}\n// MARK: - B\n")
    XCTAssertEqual(
      try empty.exercise(completing: "// MARK: - A\nstruct A {}\n// MARK: - B\n// MARK: - C\n"),
      "// MARK: - A\nstruct A {\n\n  var b = 1  // c\n}\n// MARK: - B\n// MARK: - C\n")
    try assert(
      "// MARK: - Step 2: history\n\nextension Int {}\n",
      replaces: "needed here.", with: "needed here.\n\nextension Int {}")
    try assert(
      "import Dispatch\n\n// MARK: - Step 2: history\n",
      replaces: "import Foundation", with: "import Foundation\n\nimport Dispatch")
  }

  func testAWholeTypeIsOneDeclaration() throws {
    let type = "struct Store: Equatable {\n  var state = 0\n}"
    let old = solution.components(separatedBy: "/// Keeps")[1].components(separatedBy: "\n}\n")[0]
    try assert(
      "// MARK: - Step 1: Store\n\n\(type)\n", replaces: "/// Keeps\(old)\n}", with: type)
    try assert(
      "// MARK: - Step 1: Store\n\n\(type)\n\nextension Store: Hashable {}\n",
      replaces:
        "/// Keeps\(old)\n}\n\nextension Store {\n  var text: String { \"{ \\(state)\" }\n}",
      with: "\(type)\n\nextension Store {\n  var text: String { \"{ \\(state)\" }\n}"
        + "\n\nextension Store: Hashable {}")
  }

  func testADeclarationCanBeTakenAway() throws {
    try assert(
      "// MARK: - Step 3: sum\n\n// Without: sum(of:)\n",
      replaces: "func sum(of numbers: [Int]) -> Int {\n  numbers.reduce(0, +)\n}\n", with: "")
    try assert(
      """
      // MARK: - Step 1: Store

      extension Store {
        // Without: init(state:)
        // Counts.
        var state = 1
      }
      """,
      replaces: "private(set) var state = 0\n\n  init(state: Int) {\n    self.state = state\n  }",
      with: "// Counts.\n  var state = 1")
    XCTAssertEqual(
      try completed("// MARK: - Step 1: Store\n// Without: Store\n// Without: extension Store\n"),
      solution.components(separatedBy: "\n\n/// Keeps")[0] + "\n\n\n// MARK: - Step 2"
        + solution.components(separatedBy: "// MARK: - Step 2")[1])
  }

  func testTheCommentAtTheTopIsTheFilesOwn() throws {
    try assert(
      "// Fails: a\n// Diagnosis: b\n\n// MARK: - Step 3: sum\n",
      replaces: "// The solution.", with: "// Fails: a\n// Diagnosis: b")
  }

  func testHeadingsCanComeInAnyOrder() throws {
    let sum = "// MARK: - Step 3: sum\n\nfunc sum(of numbers: [Int]) -> Int { 1 }\n\n"
    let text = "// MARK: - Step 1: Store\n\nextension Store {\n  var text: String { \"\" }\n}\n\n"
    XCTAssertEqual(try completed(sum + text), try completed(text + sum))
    XCTAssertTrue(try completed(sum + text).contains("var text: String { \"\" }"))
  }

  func testLinesCanEndAsOnWindows() throws {
    let text = "// A.\n\n// MARK: - Step 3: sum\n\nfunc sum(of all: [Int]) -> Int {\n  0\n}\n"
    let windows = text.replacing("\n", with: "\r\n")
    XCTAssertNotEqual(try completed(text), solution)
    XCTAssertEqual(try completed(windows), try completed(text))
  }

  func testAFileWithEveryHeadingOrWithNoneIsWhole() throws {
    let headings = solution.split(separator: "\n").filter { $0.hasPrefix("// MARK") }
    let inside = "struct A {\n  \(headings.joined(separator: "\n  "))\n}\n"
    let reversed = headings.reversed().joined(separator: "\n")
    for text in ["", "func a(", inside, reversed, solution + "}"] {
      XCTAssertTrue(Submission(path: "", text: text).isWhole(beside: solution), text)
      XCTAssertEqual(try completed(text), text)
    }
    let part = headings.dropLast().joined(separator: "\n")
    XCTAssertFalse(Submission(path: "", text: part).isWhole(beside: solution))
    XCTAssertEqual(try completed(part), solution)
  }

  func testTheHeadingOfScratchIsNotNeeded() throws {
    let room = "\n\(Lesson.scratchHeading)\nfunc scratch() {\n}\n"
    XCTAssertTrue(Submission(path: "", text: solution).isWhole(beside: solution + room))
    let text = "// A.\n\n// MARK: - Step 3: sum\n\nfunc sum(of all: [Int]) -> Int {\n  0\n}\n"
    let submission = Submission(path: "", text: text)
    XCTAssertEqual(
      try submission.exercise(completing: solution + room), try completed(text) + room)
  }

  func testWhatCannotBeMeantIsNamed() {
    assertFault(
      .unknownHeading(heading: "// MARK: - Step 3: sums"), at: 3,
      in: "// A.\n\n// MARK: - Step 3: sums\n")
    let sum = "func sum(of numbers: [Int]) -> Int { 1 }\n"
    assertFault(
      .elsewhere(name: "sum(of:)", heading: "// MARK: - Step 3: sum"), at: 3,
      in: "// MARK: - Step 2: history\n\n\(sum)")
    assertFault(
      .elsewhere(name: "Store.add(_:)", heading: "// MARK: - Step 1: Store"), at: 2,
      in: "// MARK: - Step 3: sum\nextension Store { func add(_ number: Int) {} }\n")
    assertFault(.twice(name: "sum(of:)"), at: 3, in: "// MARK: - Step 3: sum\n\(sum)\(sum)")
    assertFault(
      .twice(name: "Store.b"), at: 4,
      in: "// MARK: - Step 1: Store\n// Without: Store\nextension Store {\n  var b = 1\n}\n")
    assertFault(
      .missing(name: "sum(from:)"), at: 3,
      in: "// A.\n// MARK: - Step 3: sum\n// Without: sum(from:)\n")
    assertFault(
      .missing(name: "Store.sub(_:)"), at: 3,
      in: "// MARK: - Step 1: Store\nextension Store {\n  // Without: sub(_:)\n}\n")
    for text in ["print()", "func a() {", "extension Store { state += 1 }"] {
      assertFault(.unreadable, at: 2, in: "// MARK: - Step 1: Store\n\(text)\n")
    }
  }

  func testWhatIsJustAsInTheSolutionIsNamed() throws {
    let text = """
      // MARK: - Step 1: Store

      extension Store {
        /// Another comment.
        var text: String {
          "{ \\(state)"
        }
        init(state: Int) { self.state = 1 }
      }

      // MARK: - Step 3: sum
      func sum(of numbers: [Int]) -> Int { numbers.reduce(0, +) }
      """
    let submission = Submission(path: "", text: text)
    XCTAssertEqual(try submission.repetitions(of: solution), ["Store.text", "sum(of:)"])
    XCTAssertEqual(try Submission(path: "", text: solution).repetitions(of: solution), [])
  }
}
