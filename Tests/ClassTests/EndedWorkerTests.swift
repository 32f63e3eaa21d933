import Foundation
import TestSupport
import XCTest

/// Whatever ends a process that grades, the class comes to its report.
final class EndedWorkerTests: CachedTestCase {
  /// Starts the program; the shell's function `end` ends the processes in which it grades, if they are at
  /// it: if they have started programs themselves.
  private let start = """
    children() { cat /proc/$1/task/*/children 2>/dev/null || pgrep -P $1; }; \
    end() { for worker in $(children $1); do \
    if [ "$(ps -o comm= -p $worker)" = FixtureWorkbook ] && [ -n "$(children $worker)" ]; \
    then kill -9 $worker; fi; done 2>/dev/null; }; \
    "$@" & id=$!; \

    """

  func testAWorkerThatIsEndedOnceCostsNobodyAResult() throws {
    let yard = try ClassYard()
    try yard.handIn(4, seed: 3, kinds: [.right, .wrong], isDistinct: true)
    try yard.grade("whole", ["--seed", "7"])
    let run = try yard.run(
      ["grade", yard.handedIn, "--report", "\(yard.folder)/r", "--seed", "7", "--timeout", "1"],
      script: start + """
        while [ ! -s \(yard.folder)/r/journal.jsonl ]; do sleep 0.02; done; end $id; wait $id
        """)
    XCTAssertEqual(run.code, 0, run.errors)
    assertSame(try yard.files("r"), try yard.files("whole"))
  }

  func testWhatEndsTheJudgeTwiceIsNotGradedAndTheNextRunTriesAgain() throws {
    let yard = try ClassYard()
    try yard.handIn(3, seed: 3, kinds: [.right], isDistinct: true)
    try yard.grade("whole", ["--seed", "7"])
    let run = try yard.run(
      [
        "grade", yard.handedIn, "--report", "\(yard.folder)/r", "--seed", "7", "--timeout", "1",
        "--jobs", "1",
      ],
      script: start + """
        while [ ! -e \(yard.folder)/r/times.jsonl ]; do sleep 0.02; done; \
        while kill -0 $id 2>/dev/null; do end $id; sleep 0.05; done; wait $id
        """)
    XCTAssertEqual(run.code, 69, run.output + run.errors)
    let lines = try yard.results("r")
    XCTAssertTrue(lines.contains { $0.status == "ungraded" && $0.points == nil }, "\(lines)")
    try yard.grade("r", ["--resume"])
    assertSame(try yard.files("r"), try yard.files("whole"))
  }
}
