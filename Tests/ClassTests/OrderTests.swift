import Foundation
import TestSupport
import XCTest

/// The order of the work, and on how many machines it is done, changes nothing.
final class OrderTests: CachedTestCase {
  func testSomeJobsComeToTheSameAsOne() throws {
    let yard = try ClassYard()
    try yard.handIn(6 * ClassYard.scale, seed: 3)
    for jobs in ["1", "5"] { try yard.grade("jobs-\(jobs)", ["--jobs", jobs, "--seed", "7"]) }
    let one = try yard.files("jobs-1")
    assertSame(try yard.files("jobs-5"), one, "five jobs")
  }

  func testPartsPutTogetherAreTheWhole() throws {
    let yard = try ClassYard()
    try yard.handIn(9 * ClassYard.scale, seed: 4)
    try yard.grade("whole", ["--seed", "7"])
    var whole = try yard.files("whole")
    whole["class.jsonl"] = nil
    for count in [1, 4] {
      let parts = (1...count).map { "part-\($0)-of-\(count)" }
      for (index, part) in parts.enumerated() {
        try yard.grade(part, ["--seed", "7", "--shard", "\(index + 1)/\(count)"])
      }
      // In whatever order they are named.
      let run = try yard.run(
        ["merge"] + parts.reversed().map { "\(yard.folder)/\($0)" }
          + ["--report", "\(yard.folder)/merged-\(count)"])
      XCTAssertEqual(run.code, 0, run.errors)
      assertSame(try yard.files("merged-\(count)"), whole, "\(count) parts")
    }
  }

  func testPartsThatDoNotBelongTogetherAreRefused() throws {
    let yard = try ClassYard()
    try yard.handIn(3, seed: 4, kinds: [.right, .wrong])
    try yard.grade("one", ["--seed", "7", "--shard", "1/2"])
    try yard.grade("two", ["--seed", "7", "--shard", "2/2"])
    try yard.grade("seed", ["--seed", "8", "--shard", "2/2"])
    try yard.grade("three", ["--seed", "7", "--shard", "2/3"])
    try yard.grade("all", ["--seed", "7"])
    try yard.grade("slow", ["--seed", "7", "--shard", "2/2", "--timeout", "2"])
    try yard.grade("lesson", ["--seed", "7", "--shard", "2/2", "--lessons", "2"])
    let program = "workbook/Sources/Program.swift"
    try yard.write("// Another program.\n", to: program)
    try yard.grade("version", ["--seed", "7", "--shard", "2/2"])
    try yard.write("// The program.\n", to: program)
    try FileManager.default.createDirectory(
      atPath: "\(yard.folder)/empty", withIntermediateDirectories: true)
    let wrong: [[String]] = [
      ["one"], ["one", "one"], ["one", "two", "two"], ["one", "seed"], ["one", "three"],
      ["one", "all"], ["one", "slow"], ["one", "lesson"], ["one", "version"], ["one", "nowhere"],
      ["one", "empty"],
    ]
    var messages: Set<String> = []
    for parts in wrong {
      let run = try yard.run(
        ["merge"] + parts.map { "\(yard.folder)/\($0)" } + ["--report", "\(yard.folder)/merged"])
      // Nothing was begun in the last two: that isn't about parts that differ.
      let code: Int32 = parts.last == "nowhere" || parts.last == "empty" ? 69 : 64
      XCTAssertEqual(run.code, code, "\(parts): \(run.output)\(run.errors)")
      XCTAssertEqual(run.output, "", "\(parts)")
      messages.insert(run.errors)
      let written = try? FileManager.default.contentsOfDirectory(atPath: "\(yard.folder)/merged")
      XCTAssertEqual(written ?? [], [], "\(parts)")
    }
    XCTAssertEqual(messages.count, wrong.count, "\(messages)")
    try FileManager.default.removeItem(atPath: "\(yard.folder)/two/journal.jsonl")
    let open = try yard.run(
      ["merge", "\(yard.folder)/one", "\(yard.folder)/two", "--report", "\(yard.folder)/merged"])
    XCTAssertEqual(open.code, 64, open.output)
  }
}
