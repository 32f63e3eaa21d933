import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// How an exercise is compared with its stub, and where its lines are found.
final class UntouchedTests: FolderTestCase {
  private let stub = """
    // Lesson 2

    enum Event { case increase }

    // MARK: - Step 1: reduce
    // Give the next state.

    func reduce() -> Int {
      return 0
    }

    // MARK: - Step 2: replay
    func replay() -> Int {
      return 1
    }

    // MARK: - Step 12: history
    func history() -> Int {
      return 2
    }

    """

  /// The exercise that stands in a file with this text.
  private func exercise(_ text: String) throws -> ExerciseFile {
    try write(text, to: "Exercise.swift")
    return try ExerciseFile(path: "\(folder)/Exercise.swift")
  }

  private func exercise(replacing piece: String, with other: String) throws -> ExerciseFile {
    XCTAssertTrue(stub.contains(piece))
    return try exercise(stub.replacingOccurrences(of: piece, with: other))
  }

  func testTheStubIsUntouchedHoweverItsLinesEnd() throws {
    let windows = stub.replacingOccurrences(of: "\n", with: "\r\n")
    for text in [stub, windows, "\u{FEFF}" + stub] {
      XCTAssertTrue(try exercise(text).isUntouched(stub: Stub(stub)))
      XCTAssertTrue(try exercise(text).isUntouched(stub: Stub(windows)))
    }
  }

  func testAnyOtherChangeIsATouch() throws {
    XCTAssertFalse(try exercise(stub + "\n").isUntouched(stub: Stub(stub)))
    XCTAssertFalse(
      try exercise(replacing: "return 0", with: "return 1").isUntouched(stub: Stub(stub)))
  }

  func testAnExerciseFromBeforeALessonGrewGetsTheStubOfItsNewSteps() throws {
    let heading = "// MARK: - Step 12: history"
    let scratch = "// MARK: - Scratch\nfunc scratch() {\n}\n"
    let parts = stub.replacingOccurrences(of: "return 0", with: "return 7")
      .components(separatedBy: heading)
    let old = try exercise(parts[0] + scratch)
    let completed = try XCTUnwrap(old.completed(by: Stub(stub + scratch)))
    XCTAssertEqual(old.untouchedSteps(stub: Stub(stub + scratch)), [2, 12])
    XCTAssertTrue(completed.text.hasPrefix(parts[0]))
    XCTAssertTrue(completed.text.hasSuffix(scratch))
    XCTAssertEqual(completed.untouchedSteps(stub: Stub(stub + scratch)), [2, 12])
    XCTAssertNil(completed.completed(by: Stub(stub + scratch)))
    // Without any heading nobody knows what is missing.
    XCTAssertNil(try exercise("func reduce() {}\n").completed(by: Stub(stub)))
  }

  func testUntouchedSteps() throws {
    XCTAssertEqual(try exercise(stub).untouchedSteps(stub: Stub(stub)), [1, 2, 12])
    let table: [(piece: String, other: String, untouched: Set<Int>)] = [
      ("return 0", "return 5", [2, 12]),
      ("return 1", "return 5", [1, 12]),
      ("return 2", "return 5", [1, 2]),
      ("// Lesson 2", "// mine", [1, 2, 12]),
      ("// MARK: - Step 2: replay\n", "", [12]),
      ("Step 12: history", "Step 3: history", [1, 2, 12]),
      ("}\n\n// MARK: - Step 2", "}\n\n\n// MARK: - Step 2", [1, 2, 12]),
    ]
    for row in table {
      XCTAssertEqual(
        try exercise(replacing: row.piece, with: row.other).untouchedSteps(stub: Stub(stub)),
        row.untouched, row.piece)
    }
  }

  func testUntouchedStepsOfAnExerciseWithOtherLineEnds() throws {
    let windows = stub.replacingOccurrences(of: "\n", with: "\r\n")
    XCTAssertEqual(try exercise(windows).untouchedSteps(stub: Stub(stub)), [1, 2, 12])
  }

  func testAFileMayBeginWithAStep() throws {
    let stub = "// MARK: - Step 1: a\nlet a = 0\n// MARK: - Step 2: b\nlet b = 0\n"
    XCTAssertEqual(try exercise(stub).untouchedSteps(stub: Stub(stub)), [1, 2])
    let changed = stub.replacingOccurrences(of: "a = 0", with: "a = 1")
    XCTAssertEqual(try exercise(changed).untouchedSteps(stub: Stub(stub)), [2])
  }

  func testLineContaining() throws {
    let exercise = try exercise(stub.replacingOccurrences(of: "\n", with: "\r\n"))
    let table: [(text: String, line: Int?)] = [
      ("// Lesson 2", 1), ("enum Event", 3), ("func reduce(", 8), ("return", 9),
      ("func history(", 18), ("func undo(", nil),
    ]
    for row in table { XCTAssertEqual(exercise.line(containing: row.text), row.line, row.text) }
  }

  func testWhatIsTriedIsNoWorkOnTheLesson() throws {
    let room = "\n// MARK: - Scratch\nfunc scratch() {\n}\n"
    let tried = room.replacingOccurrences(of: "{\n", with: "{\n  print(reduce())\n")
    for written in [stub, stub + room, stub + tried] {
      XCTAssertTrue(try exercise(written).isUntouched(stub: Stub(stub + room)), written)
      XCTAssertEqual(
        try exercise(written).untouchedSteps(stub: Stub(stub + room)), [1, 2, 12], written)
      XCTAssertEqual(
        try exercise(written).hasScratch(stub: Stub(stub + room)), written == stub + tried, written)
    }
  }
}
