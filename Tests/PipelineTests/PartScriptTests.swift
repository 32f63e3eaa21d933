import Basics
import Foundation
import TestSupport
import XCTest

/// What `parallel.sh` and `slurm.sh` ask the workbook for, in which order, and what they do when
/// something can't be graded.
final class PartScriptTests: LongTestCase {
  private func run(
    _ name: String, _ arguments: String, in standIn: GradingStandIn
  ) throws -> Captured {
    try standIn.run(
      "exec sh '\(PrintedPipeline.path(name))' \(arguments)",
      ["CPUS": "1", "MEMORY": "100M", "HOSTS": ""])
  }

  /// The parts of one seed, and then all of them together.
  private func expectWhole(
    _ standIn: GradingStandIn, parts: Int, jobs: Int? = 1, line: UInt = #line
  ) throws {
    let (root, calls) = (standIn.root, standIn.calls)
    let seed = try XCTUnwrap(calls.first { $0[1] == "grade" }?[8], line: line)
    XCTAssertNotNil(UInt64(seed), line: line)
    let expected = (1...parts).map { part in
      [
        "class", "grade", "\(root)/handed in", "--report", "\(root)/the report/parts/\(part)",
        "--shard", "\(part)/\(parts)", "--seed", seed,
      ] + (jobs.map { ["--jobs", "\($0)"] } ?? [])
    }
    XCTAssertEqual(calls.filter { $0[1] == "grade" }, expected, line: line)
    let merged = (1...parts).map { "\(root)/the report/parts/\($0)" }
    XCTAssertEqual(
      calls.filter { $0[1] == "merge" },
      [["class", "merge"] + merged + ["--report", "\(root)/the report"]], line: line)
  }

  // MARK: GNU parallel

  func testParallelGradesEachPartOnceAndMergesThem() throws {
    try PrintedPipeline.needParallel()
    let standIn = try GradingStandIn()
    let run = try run("parallel.sh", "'handed in' 'the report' 4", in: standIn)
    XCTAssertTrue(run.ending.isSuccess, run.all)
    try expectWhole(standIn, parts: 4)
  }

  func testParallelTriesAPartOnceMoreAndThenSaysSo() throws {
    try PrintedPipeline.needParallel()
    let standIn = try GradingStandIn()
    try standIn.write("", to: "once-2")
    try standIn.write("", to: "always-3")
    let first = try run("parallel.sh", "'handed in' 'the report' 3", in: standIn)
    XCTAssertEqual(first.ending, .exited(69), first.all)
    XCTAssertTrue(first.errors.contains("Start this again"), first.all)
    let calls = standIn.calls
    XCTAssertEqual(calls.map { $0[6] }, ["1/3", "2/3", "2/3", "3/3", "3/3"])
    XCTAssertEqual(Set(calls.map { $0[8] }).count, 1)
    try standIn.remove("always-3")
    try standIn.remove("calls.txt")
    let second = try run("parallel.sh", "'handed in' 'the report' 3", in: standIn)
    XCTAssertTrue(second.ending.isSuccess, second.all)
    XCTAssertEqual(standIn.calls.first?[8], calls.first?[8], "the seed is another one")
    try expectWhole(standIn, parts: 3)
  }

  /// Another machine has another folder and other variables; here it is a shell without any.
  func testParallelTellsOtherMachinesEverything() throws {
    try PrintedPipeline.needParallel()
    let standIn = try GradingStandIn()
    try standIn.write(
      """
      #!/bin/sh
      while [ $# -gt 0 ]; do case $1 in -*) shift ;; *) break ;; esac; done
      echo "$1" >>"$(dirname "$0")/../machines.txt"
      shift
      if [ "$1" = -- ]; then shift; fi
      cd / && exec env -i HOME=/ PATH="$PATH" SHELL=/bin/sh /bin/sh -c "$*"
      """, to: "bin/ssh")
    try standIn.write("1/one\n1/two\n", to: "machines of mine")
    let run = try standIn.run(
      "exec sh '\(PrintedPipeline.path("parallel.sh"))' 'handed in' 'the report' 4",
      ["HOSTS": "machines of mine"])
    XCTAssertTrue(run.ending.isSuccess, run.all)
    try expectWhole(standIn, parts: 4, jobs: nil)
    let machines = try String(contentsOfFile: "\(standIn.root)/machines.txt", encoding: .utf8)
    XCTAssertEqual(Set(machines.split(separator: "\n")), ["one", "two"])
  }

  // MARK: Slurm

  func testSlurmGradesEachPartOnceAndMergesThem() throws {
    try PrintedPipeline.needSlurm()
    let standIn = try GradingStandIn()
    try standIn.write("", to: "once-2")
    let run = try run("slurm.sh", "--wait 'handed in' 'the report' 3", in: standIn)
    XCTAssertTrue(run.ending.isSuccess, run.all)
    XCTAssertEqual(standIn.calls.count { $0[1] == "grade" && $0[6] == "2/3" }, 2)
    try standIn.remove("calls.txt")
    let again = try self.run("slurm.sh", "--wait 'handed in' 'the report' 3", in: standIn)
    XCTAssertTrue(again.ending.isSuccess, again.all)
    try expectWhole(standIn, parts: 3)
  }

  func testSlurmSaysWhereAPartIsMissing() throws {
    try PrintedPipeline.needSlurm()
    let standIn = try GradingStandIn()
    try standIn.write("", to: "always-1")
    let run = try run("slurm.sh", "--wait 'handed in' 'the report' 2", in: standIn)
    XCTAssertEqual(run.ending, .exited(69), run.all)
    XCTAssertTrue(run.output.contains("there is no \(standIn.root)/the report/parts/1"), run.all)
    XCTAssertTrue(run.errors.contains("Start this again"), run.all)
  }

  // MARK: Both

  func testWhatIsMissingIsSaid() throws {
    let standIn = try GradingStandIn()
    for name in ["parallel.sh", "slurm.sh"] {
      for arguments in ["", "'handed in'", "a b 3 d"] {
        let run = try run(name, arguments, in: standIn)
        XCTAssertEqual(run.ending, .exited(64), run.all)
        XCTAssertTrue(run.errors.contains("FOLDER REPORT [PARTS]"), run.all)
      }
      let bare = try standIn.run(
        "PATH=; exec /bin/sh '\(PrintedPipeline.path(name))' a b 2")
      XCTAssertNotEqual(bare.ending, .exited(0), bare.all)
      XCTAssertTrue(bare.errors.contains("There is no "), bare.all)
    }
    XCTAssertEqual(standIn.calls, [])
  }

  func testAShellCanReadThem() throws {
    let standIn = try GradingStandIn()
    for name in ["parallel.sh", "slurm.sh"] {
      let run = try standIn.run("sh -n '\(PrintedPipeline.path(name))'")
      XCTAssertTrue(run.ending.isSuccess && run.all.isEmpty, run.all)
    }
  }

  func testShellcheckFindsNothing() throws {
    try PrintedPipeline.need("shellcheck --version", "shellcheck")
    let standIn = try GradingStandIn()
    for name in ["parallel.sh", "slurm.sh"] {
      let run = try standIn.run("shellcheck '\(PrintedPipeline.path(name))'")
      XCTAssertTrue(run.ending.isSuccess, run.all)
    }
  }
}
