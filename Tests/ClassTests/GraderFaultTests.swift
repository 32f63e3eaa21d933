import Foundation
import TestSupport
import XCTest

/// What the grader can't do is told as that, costs nobody a point, and is done by the next run.
final class GraderFaultTests: CachedTestCase {
  func testWithoutACompilerNothingIsGraded() throws {
    let yard = try ClassYard()
    try yard.handIn(4, seed: 2, kinds: [.right, .wrong], isDistinct: true)
    try yard.grade("whole", ["--seed", "7"])
    try yard.grade("r", ["--seed", "7"])
    try forgetMost(of: "r", yard)
    let before = try yard.files("r")
    let run = try yard.run(
      ["grade", yard.handedIn, "--report", "\(yard.folder)/r", "--resume"],
      environment: ["PATH": "/nowhere"])
    XCTAssertEqual(run.code, 69, run.output)
    XCTAssertNotEqual(run.errors, "")
    assertSame(try yard.files("r"), before)
    try yard.grade("r", ["--resume"])
    assertSame(try yard.files("r"), try yard.files("whole"))
  }

  func testACompilerThatGoesAwayCostsNobodyAPoint() throws {
    let yard = try ClassYard()
    try yard.handIn(4, seed: 2, kinds: [.right, .wrong], isDistinct: true)
    try yard.grade("whole", ["--seed", "7"])
    // It is there for as long as it takes to ask for its version.
    let tools = "\(yard.folder)/tools"
    try yard.write("", to: "tools/none")
    let run = try yard.run(
      [
        "grade", yard.handedIn, "--report", "\(yard.folder)/r", "--seed", "7", "--timeout", "1",
        "--jobs", "1",
      ],
      script: """
        ln -s "$(command -v swiftc)" \(tools)/swiftc && export PATH=\(tools):/usr/bin:/bin && \
        ("$@" & id=$!; while [ ! -s \(yard.folder)/r/journal.jsonl ] && kill -0 $id; \
        do sleep 0.02; done 2>/dev/null; mv \(tools) \(tools)-gone; wait $id)
        """)
    let lines = (try? yard.results("r")) ?? []
    for line in lines {
      let isKnown = line.status == "passed" || line.status == "failed" || line.status == "unbuilt"
      XCTAssertTrue(isKnown || line.points == nil, "\(line)")
    }
    if lines.contains(where: { $0.status == "ungraded" }) { XCTAssertEqual(run.code, 69) }
    try yard.grade("r", ["--resume"])
    assertSame(try yard.files("r"), try yard.files("whole"), run.output + run.errors)
  }

  func testWithoutATemporaryFolderNothingIsGraded() throws {
    let yard = try ClassYard()
    try yard.handIn(3, seed: 2, kinds: [.right, .wrong], isDistinct: true)
    try yard.grade("whole", ["--seed", "7"])
    for place in ["/nowhere/at/all", "/proc", "/dev/null"] {
      let run = try yard.run(
        ["grade", yard.handedIn, "--report", "\(yard.folder)/r", "--seed", "7", "--timeout", "1"],
        environment: ["TMPDIR": place])
      let lines = (try? yard.results("r")) ?? []
      XCTAssertTrue(lines.allSatisfy { $0.points != 0 || $0.status == "failed" }, "\(lines)")
      if run.code != 0 {
        XCTAssertEqual(run.code, 69, place)
        XCTAssertTrue(lines.allSatisfy { $0.points == nil }, "\(place): \(lines)")
      }
    }
    try yard.grade("r", ["--seed", "7"])
    assertSame(try yard.files("r"), try yard.files("whole"))
  }

  func testAReportThatCannotBeWrittenIsToldAndNothingIsLost() throws {
    let yard = try ClassYard()
    try yard.handIn(2, seed: 2, kinds: [.right, .wrong])
    try yard.grade("r", ["--seed", "7"])
    let files = try yard.files("r")
    // A folder where a file has to stand can't be replaced by one, whoever asks.
    for name in ["results.jsonl", "class.jsonl", "journal.jsonl", "times.jsonl"] {
      let path = "\(yard.folder)/r/\(name)"
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      try FileManager.default.removeItem(atPath: path)
      try yard.write("", to: "r/\(name)/inside")
      try yard.write(
        "func down(_ number: Int) -> Int { number - 7 } // \(name)\n",
        to: "class/newcomer/02-count-down/Exercise.swift")
      let run = try yard.run(["grade", yard.handedIn, "--report", "\(yard.folder)/r"])
      XCTAssertEqual(run.code, 69, "\(name): \(run.output)")
      XCTAssertTrue(run.errors.contains(name), "\(name): \(run.errors)")
      try FileManager.default.removeItem(atPath: path)
      try data.write(to: URL(fileURLWithPath: path))
      try FileManager.default.removeItem(atPath: "\(yard.handedIn)/newcomer")
    }
    try yard.grade("r")
    assertSame(try yard.files("r"), files)
  }

  /// Takes away all but the first result.
  private func forgetMost(of report: String, _ yard: ClassYard) throws {
    let journal = "\(yard.folder)/\(report)/journal.jsonl"
    let lines = try String(contentsOfFile: journal, encoding: .utf8).split(separator: "\n")
    try (lines[0] + "\n").write(toFile: journal, atomically: true, encoding: .utf8)
  }
}
