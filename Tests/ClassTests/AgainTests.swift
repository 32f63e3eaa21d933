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
