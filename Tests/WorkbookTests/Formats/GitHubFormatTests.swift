import Basics
import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What `workbook test --format github` prints, as GitHub's runner takes it.
final class GitHubFormatTests: CachedTestCase {
  private typealias Sample = SampleVerdicts

  private func printed(_ verdicts: [Verdict]) throws -> String {
    let drawing = try Drawing.sample()
    let parts = verdicts.map {
      FormatName.github.text(of: $0, change: nil, isOne: verdicts.count == 1, in: drawing)
    }
    return try parts.joined() + FormatName.github.end(of: verdicts, in: drawing)
  }

  func testAFailureIsAnAnnotationAtItsLine() throws {
    let log = GitHubLog(try printed([Sample.failed]))
    XCTAssertEqual(log.groups, ["Lesson 3 · Login state"])
    XCTAssertEqual(log.annotations.count, 1)
    XCTAssertEqual(
      log.annotations[0].properties,
      [
        "file": Sample.file, "line": "34",
        "title": "starting a login clears the error of the last one",
      ])
    XCTAssertTrue(log.annotations[0].message.contains("\n      -   error: nil\n"))
    XCTAssertTrue(log.shown.contains { $0.contains("Lesson 3 · Login state") })
  }

  func testErrorsOfTheCompilerStandAtTheirLines() throws {
    let log = GitHubLog(try printed([Sample.doesNotCompile]))
    XCTAssertEqual(log.annotations.map { $0.properties["line"] }, ["12", "20", "31"])
  }

  func testWhatPassesOrIsUntouchedHasNone() throws {
    let log = GitHubLog(try printed([Sample.passed, Sample.untouched]))
    XCTAssertEqual(log.annotations, [])
    XCTAssertEqual(log.groups.count, 2)
  }

  func testThereAreNoMoreThanGitHubShows() throws {
    let many = Array(repeating: Sample.doesNotCompile, count: 9)
    XCTAssertEqual(GitHubLog(try printed(many)).annotations.count, CountLimit.annotations)
  }

  func testNothingOfAnExerciseIsACommand() throws {
    let texts = HostileVerdict.texts + HostileVerdict.texts
    for (text, verdict) in zip(texts, HostileVerdict.all + HostileVerdict.broken) {
      let log = GitHubLog(try printed([verdict]))
      XCTAssertEqual(log.others, [], text)
      XCTAssertEqual(log.groups.count, 1, text)
      XCTAssertEqual(log.annotations.count, verdict.saysWhichPass ? 3 : 1, text)
      for annotation in log.annotations {
        XCTAssertLessThanOrEqual(annotation.message.count, CountLimit.charactersInAnnotation)
        XCTAssertEqual(annotation.properties["file"], verdict.file)
      }
    }
  }

  func testTheSummaryIsWrittenBelowWhatIsThere() throws {
    let fixture = try Fixture()
    try fixture.write(
      FixtureLessons.downStub.replacing("return number", with: "return number + 1"),
      to: Fixture.exercise(Fixture.down))
    try fixture.write("before\n", to: "summary.md")
    let run = FakeRun(["test", "--all", "--format", "github"], in: fixture) {
      $0.environment["GITHUB_STEP_SUMMARY"] = "\(fixture.root)/summary.md"
    }
    XCTAssertEqual(run.code, .failure)
    let summary = try String(contentsOfFile: "\(fixture.root)/summary.md", encoding: .utf8)
    XCTAssertTrue(summary.hasPrefix("before\n## "), summary)
    XCTAssertTrue(summary.contains("| ❌ 2. Counting down | step 1 of 1 |\n"), summary)
    XCTAssertTrue(summary.contains("| ▫️ 1. Counting up | 0 of 2 steps |\n"), summary)
  }

  func testASummaryThatCannotBeWrittenIsTold() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    let run = FakeRun(["test", "2", "--format", "github"], in: fixture) {
      $0.environment["GITHUB_STEP_SUMMARY"] = "\(fixture.root)/nowhere/summary.md"
    }
    XCTAssertEqual(run.code, .unavailable)
    let told = run.errors.replacing(/\s+/, with: " ")
    XCTAssertTrue(told.contains("summary.md can't be written."), told)
  }

  func testNothingInTheSummaryEndsItsBlock() throws {
    for verdict in HostileVerdict.all + HostileVerdict.broken {
      let text = GitHubSummary(drawing: try Drawing.sample()).text(of: [verdict])
      let lines = text.unicodeScalars.split(separator: "\n").map(String.init)
      let fence = try XCTUnwrap(lines.last)
      XCTAssertEqual(fence.filter { $0 == "`" }, fence)
      let start = try XCTUnwrap(lines.firstIndex(of: fence + "text"))
      let end = lines[(start + 1)...].firstIndex { $0.hasPrefix(fence) }
      XCTAssertEqual(end, lines.count - 1, text)
    }
  }

  func testTheSummaryIsNoLongerThanGitHubTakes() throws {
    let long = HostileVerdict.all.last.map { Array(repeating: $0, count: 40) } ?? []
    let text = GitHubSummary(drawing: try Drawing.sample()).text(of: long)
    XCTAssertLessThanOrEqual(text.utf8.count, SizeLimit.summary)
    XCTAssertTrue(text.hasSuffix("The rest stands in the log.\n"))
  }
}
