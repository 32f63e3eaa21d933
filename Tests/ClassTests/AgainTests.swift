import Foundation
import TestSupport
import XCTest

/// What a second run has to do, and what it tells.
final class AgainTests: CachedTestCase {
  func testASecondRunGradesNothingAndTellsWhoMoved() throws {
    let yard = try ClassYard()
    let made = try yard.handIn(20 * ClassYard.scale, seed: 9, kinds: [.right, .wrong, .stub])
    let names = made.learners.map { "\(yard.handedIn)/\($0.name)" }
    func exercise(_ learner: Int, _ lesson: Int) -> String {
      [
        "\(names[learner])/Lessons/01-count-up/Exercise.swift",
        "\(names[learner])/02-count-down/Exercise.swift",
      ][lesson]
    }
    try "nothing that compiles".write(toFile: exercise(18, 0), atomically: true, encoding: .utf8)
    try yard.grade("r", ["--seed", "7"])
    let files = try yard.files("r")
    let journal = try journal(of: yard)
    let start = ContinuousClock.now
    let second = try yard.grade("r")
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(3))
    assertSame(try yard.files("r"), files, "the second run")
    XCTAssertEqual(try self.journal(of: yard), journal)
    XCTAssertTrue(second.errors.isEmpty, second.errors)
    // One changes, one appears, one goes.
    try "func down(_ number: Int) -> Int { number - 1 } // new\n"
      .write(toFile: exercise(18, 0), atomically: true, encoding: .utf8)
    try FileManager.default.copyItem(atPath: names[17], toPath: "\(yard.handedIn)/newcomer")
    try FileManager.default.removeItem(atPath: names[16])
    let third = try yard.grade("r")
    for name in ["newcomer", made.learners[16].name] {
      XCTAssertTrue(third.output.contains(name), third.output)
    }
    XCTAssertEqual(try self.journal(of: yard), journal + 1)
    // The others stand as they stood.
    let known = try yard.results("r").filter { $0.learner == made.learners[19].name }
    XCTAssertEqual(known.count, 2)
  }

  func testALessonThatNobodyHandsInAnyMoreIsTold() throws {
    let yard = try ClassYard()
    try yard.handIn(1, seed: 9, kinds: [.right])
    try yard.write(
      "func down(_ number: Int) -> Int { number - 1 }\n",
      to: "class/leaver/02-count-down/Exercise.swift")
    let made = try yard.handIn(2, seed: 9, kinds: [.right])
    try yard.grade("r", ["--seed", "7"])
    try FileManager.default.removeItem(
      atPath: "\(yard.handedIn)/\(made.learners[0].name)/02-count-down")
    try FileManager.default.removeItem(
      atPath: "\(yard.handedIn)/\(made.learners[1].name)/02-count-down")
    let second = try yard.grade("r")
    XCTAssertTrue(second.output.contains("Bobby"), second.output)
    XCTAssertFalse(second.output.contains("lesson 0"), second.output)
  }

  func testWordsAreSaidAnewAndNothingIsGraded() throws {
    let yard = try ClassYard()
    try yard.handIn(8, seed: 9, kinds: [.wrong], isDistinct: true)
    try yard.grade("r", ["--seed", "7"])
    let (journal, before) = (try journal(of: yard), try yard.results("r"))
    let feedback = "\(yard.root)/Tests/Suites/02-count-down/Feedback.md"
    let text = try String(contentsOfFile: feedback, encoding: .utf8)
    try text.replacing("one less", with: "one fewer")
      .write(toFile: feedback, atomically: true, encoding: .utf8)
    let second = try yard.grade("r")
    XCTAssertEqual(try self.journal(of: yard), journal)
    XCTAssertTrue(second.output.contains("graded now: 0"), second.output)
    XCTAssertTrue(second.output.contains("Nobody stands otherwise"), second.output)
    func summaries(_ lines: [ResultLine]) -> String {
      lines.flatMap { $0.checks.map(\.summary) }.joined(separator: "\n")
    }
    XCTAssertTrue(summaries(before).contains("one less"), summaries(before))
    XCTAssertEqual(
      summaries(try yard.results("r")), summaries(before).replacing("one less", with: "one fewer"))
  }

  func testWhatIsNotUnderstoodIsNeverNotHandedIn() throws {
    let yard = try ClassYard()
    let right = "func down(_ number: Int) -> Int { number - 1 }\n"
    try yard.write(right, to: "class/ann/02-count-down/Exercise.swift")
    try yard.write("x", to: "class/ann/lesson 1.rar")
    try yard.write("x", to: "class/bob.tar.gz")
    try yard.write(right, to: "class/cy/02-count-down/Exercise.swift")
    try yard.write("x", to: "class/cy/picture.png")
    try yard.write("x", to: "class/dee/01-count-up/Exercise.swift.txt")
    let run = try yard.grade("r", ["--seed", "7", "--lessons", "1-2"])
    let statuses = try yard.results("r").map { "\($0.learner) \($0.status)" }
    XCTAssertEqual(
      statuses,
      [
        "ann unclear", "ann passed", "bob unclear", "bob unclear", "cy missing", "cy passed",
        "dee unclear", "dee missing",
      ])
    XCTAssertTrue(run.output.contains("Files found: 6. Taken as exercises: 2."), run.output)
    XCTAssertTrue(run.output.contains("4 are unclear"), run.output)
    let grades = try String(contentsOfFile: "\(yard.folder)/r/grades.csv", encoding: .utf8)
    XCTAssertTrue(grades.contains("ann,,,unclear,"), grades)
    // Nobody knows it, so nobody adds it up.
    XCTAssertTrue(grades.contains("passed,,"), grades)
    XCTAssertTrue(try yard.results("r")[0].obstacle.joined().contains("lesson 1.rar"))
  }

  func testAgainForgetsNothingIfItCannotBegin() throws {
    let yard = try ClassYard()
    try yard.handIn(2, seed: 9, kinds: [.right, .wrong])
    try yard.grade("r", ["--seed", "7"])
    let files = try yard.files("r")
    let journal = try journal(of: yard)
    try yard.grade("r", ["--again", "--points", "\(yard.folder)/nowhere.csv"], ends: 69)
    XCTAssertEqual(try self.journal(of: yard), journal)
    assertSame(try yard.files("r"), files)
    try yard.grade("r", ["--again", "--seed", "7"])
    assertSame(try yard.files("r"), files)
  }

  private func journal(of yard: ClassYard) throws -> Int {
    try Data(contentsOf: URL(fileURLWithPath: "\(yard.folder)/r/journal.jsonl"))
      .split(separator: UInt8(ascii: "\n")).count
  }
}
