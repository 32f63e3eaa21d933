import Basics
import Foundation
import XCTest

/// What `github.yml` and `gitlab.yml` run, run with a program in place of the workbook.
final class ServicePipelineTests: XCTestCase {
  private func file(_ name: String) throws -> PipelineFile {
    try PipelineFile("\(PrintedPipeline.folder)/\(name)")
  }

  /// Grades three parts, of which the second has to be tried twice and the last never succeeds, and
  /// merges them.
  private func expect(
    grade: String, merge: String, _ variables: (Int) -> [String: String], line: UInt = #line
  ) throws {
    let standIn = try GradingStandIn()
    try standIn.write("", to: "once-2")
    try standIn.write("", to: "always-3")
    for part in 1...3 {
      let run = try standIn.run(
        grade, variables(part).merging(["FOLDER": "handed in", "SEED": "77"]) { $1 })
      XCTAssertEqual(run.ending.isSuccess, part != 3, run.all, line: line)
    }
    let expected = [1, 2, 2, 3, 3].map { part in
      [
        "class", "grade", "handed in", "--report", "report/parts/\(part)", "--shard",
        "\(part)/3", "--seed", "77",
      ]
    }
    XCTAssertEqual(standIn.calls, expected, line: line)
    try standIn.remove("calls.txt")
    let run = try standIn.run(merge)
    XCTAssertTrue(run.ending.isSuccess, run.all, line: line)
    XCTAssertEqual(
      standIn.calls,
      [["class", "merge", "report/parts/1", "report/parts/2", "--report", "report"]], line: line)
  }

  func testGitHub() throws {
    let file = try file("github.yml")
    let steps = file.steps
    XCTAssertEqual(Set(steps.keys), ["Build", "Grade", "Put the parts together"])
    XCTAssertEqual(Set(file.values(of: "run").filter { $0.contains("swift ") }).count, 1)
    try expect(
      grade: try XCTUnwrap(steps["Grade"]), merge: try XCTUnwrap(steps["Put the parts together"])
    ) { ["PART": "\($0)", "PARTS": "3"] }
    XCTAssertEqual(file.values(of: "PART"), ["${{ matrix.part }}"])
    XCTAssertEqual(file.values(of: "PARTS"), ["${{ strategy.job-total }}"])
    XCTAssertEqual(file.values(of: "SEED"), ["${{ github.run_id }}"], "the same for all parts")
    XCTAssertEqual(file.values(of: "contents"), ["read"])
  }

  func testGitLab() throws {
    let file = try file("gitlab.yml")
    try expect(
      grade: file.items(of: "script", in: "grade").joined(separator: "\n"),
      merge: file.items(of: "script", in: "report").joined(separator: "\n")
    ) { ["CI_NODE_INDEX": "\($0)", "CI_NODE_TOTAL": "3"] }
    XCTAssertEqual(
      file.items(of: "before_script", in: "default"), ["swift build --product workbook"])
    XCTAssertEqual(file.values(of: "SEED"), ["$CI_PIPELINE_ID"], "the same for all parts")
    XCTAssertEqual(
      file.items(of: "paths", in: "grade"), ["report/parts/$CI_NODE_INDEX"])
  }

  func testEachSaysWhereItBelongsAndWhoMaySeeTheReport() throws {
    for (name, place) in ["github.yml": ".github/workflows/", "gitlab.yml": ".gitlab-ci.yml"] {
      let head = try file(name).text.prefix { $0 != ":" }
      XCTAssertTrue(head.hasPrefix("# ") && head.contains(place), name)
      XCTAssertTrue(try file(name).text.contains("has to be private"), name)
    }
  }
}
