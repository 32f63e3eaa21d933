import Foundation
import MadeClasses
import TestSupport
import XCTest

/// Nobody's exercise changes what another one comes to.
final class HostileNeighbourTests: CachedTestCase {
  func testTheOthersStandAsTheyWouldWithoutTheHostileOnes() throws {
    let yard = try ClassYard()
    let made = try yard.handIn(10 * ClassYard.scale, seed: 30, kinds: [.right, .wrong])
    let hostile = MadeLesson.ofFixture.flatMap { lesson in lesson.hostile.map { (lesson.id, $0) } }
    for (index, (lesson, text)) in hostile.enumerated() {
      try yard.write(text, to: "class/hostile \(index)/\(lesson)/Exercise.swift")
    }
    try yard.grade("with", ["--seed", "7", "--jobs", "4"])
    let others = try yard.results("with").filter { !$0.learner.hasPrefix("hostile ") }
    for index in hostile.indices {
      try FileManager.default.removeItem(atPath: "\(yard.handedIn)/hostile \(index)")
    }
    try yard.grade("without", ["--seed", "7", "--jobs", "1"])
    XCTAssertEqual(try yard.results("without"), others)
    XCTAssertEqual(others.count, 2 * made.learners.count)
  }

  func testNothingOfAnExerciseStaysBehind() throws {
    let yard = try ClassYard()
    try yard.handIn(3, seed: 30, kinds: [.hostile, .wrong])
    try yard.grade("r", ["--seed", "7"])
    let left = try FileManager.default.contentsOfDirectory(atPath: yard.temporary)
      .filter { $0.hasPrefix("workbook") }
    XCTAssertEqual(left, [])
    // Nor does anything of the class in the learner's own folders.
    let log = "\(yard.root)/.workbook/progress.jsonl"
    XCTAssertFalse(FileManager.default.fileExists(atPath: log))
  }
}
