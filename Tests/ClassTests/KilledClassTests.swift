import Foundation
import SuiteSupport
import TestSupport
import XCTest

/// A grading that is ended at any moment goes on where it was.
final class KilledClassTests: CachedTestCase {
  /// How often it is ended: `WORKBOOK_CLASS_KILLS`, 6 otherwise.
  private static let kills =
    ProcessInfo.processInfo.environment["WORKBOOK_CLASS_KILLS"].flatMap { Int($0) } ?? 6
  /// After how many of them it comes to its end, and begins anew.
  private static let killsOfOne = max(3, kills / 2)

  func testAGradingThatIsKilledComesToTheSameReport() throws {
    let yard = try ClassYard()
    try yard.handIn(6 * ClassYard.scale, seed: 5, isDistinct: true)
    try yard.grade("whole", ["--seed", "7"])
    let whole = try yard.files("whole")
    var random = SeededGenerator(seed: 11)
    var begun = false
    var ended = 0
    for round in 0..<Self.kills {
      if begun, round % Self.killsOfOne == 0 {
        try yard.grade("killed", ["--resume"])
        assertSame(try yard.files("killed"), whole, "after \(round) kills")
        try FileManager.default.removeItem(atPath: "\(yard.folder)/killed")
        begun = false
      }
      let delay = Double.random(in: 0.02...1.2, using: &random)
      let run = try yard.run(
        ["grade", yard.handedIn, "--report", "\(yard.folder)/killed", "--timeout", "1"]
          + (begun ? ["--resume"] : ["--seed", "7"]),
        script: "\"$@\" & id=$!; sleep \(delay); kill -9 $id; wait $id")
      if run.code == 137 { ended += 1 }
      begun = FileManager.default.fileExists(atPath: "\(yard.folder)/killed/class.jsonl")
    }
    XCTAssertGreaterThan(ended, 0, "nothing was ended in its middle")
    try yard.grade("killed", begun ? ["--resume"] : ["--seed", "7"])
    assertSame(try yard.files("killed"), whole)
  }

  func testAGradingThatIsStoppedForAWhileComesToTheSameReport() throws {
    let yard = try ClassYard()
    try yard.handIn(4 * ClassYard.scale, seed: 6, kinds: [.right, .wrong], isDistinct: true)
    try yard.grade("whole", ["--seed", "7"])
    let run = try yard.run(
      ["grade", yard.handedIn, "--report", "\(yard.folder)/r", "--seed", "7", "--timeout", "1"],
      script: """
        "$@" & id=$!; while [ ! -s \(yard.folder)/r/journal.jsonl ]; do sleep 0.02; done; \
        for pause in 1 2; do kill -STOP $id; sleep 1.5; kill -CONT $id; sleep 0.2; done 2>/dev/null; \
        wait $id
        """)
    XCTAssertEqual(run.code, 0, run.errors)
    assertSame(try yard.files("r"), try yard.files("whole"))
  }

  func testWhoGoesOnIsToldOfNoChanges() throws {
    let yard = try ClassYard()
    try yard.handIn(6, seed: 5, kinds: [.right, .wrong], isDistinct: true)
    let first = try yard.grade("r", ["--seed", "7"])
    // As if it had been ended after three.
    let journal = "\(yard.folder)/r/journal.jsonl"
    let lines = try String(contentsOfFile: journal, encoding: .utf8).split(separator: "\n")
    try (lines.prefix(3).joined(separator: "\n") + "\n" + lines[3].prefix(40))
      .write(toFile: journal, atomically: true, encoding: .utf8)
    let second = try yard.grade("r", ["--resume"])
    XCTAssertTrue(second.output.contains("Nobody stands otherwise"), second.output + first.output)
  }
}
