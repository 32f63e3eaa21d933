import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What `workbook test --format junit` prints, as a strict reader takes it.
final class JUnitFormatTests: CachedTestCase {
  private typealias Sample = SampleVerdicts

  private func read(_ verdicts: [Verdict]) throws -> JUnitReader {
    let text = try FormatName.junit.end(of: verdicts, in: .sample())
    let reader = JUnitReader(text)
    XCTAssertEqual(reader.problems, [], text)
    return reader
  }

  func testACheckIsATestCase() throws {
    let reader = try read([Sample.failed])
    XCTAssertEqual(reader.cases.count, 6)
    XCTAssertEqual(reader.cases[0].suite, "03-login-state.login.username")
    XCTAssertEqual(
      reader.cases.map(\.result), ["passed", "failure"] + Array(repeating: "skipped", count: 4))
    XCTAssertEqual(reader.cases[1].name, "starting a login clears the error of the last one")
    XCTAssertTrue(reader.cases[1].text.contains("-   error: nil\n"), reader.cases[1].text)
    XCTAssertTrue(reader.cases[1].text.contains("Lessons/03-login-state/Exercise.swift:34"))
  }

  func testNothingInItIsACommandForAPipeline() throws {
    var verdict = Sample.failed
    guard case .read(let exercise, .judged(var checks, let confinement)) = verdict.outcome else {
      return XCTFail("it was judged")
    }
    let commands = ["::set-output name=a::b", "##[group]x", "##vso[task.setvariable a]b", ":::a"]
    checks[1].output = ExerciseOutput(lines: commands)
    verdict.outcome = .read(exercise, .judged(checks, confinement))
    let text = try FormatName.junit.end(of: [verdict], in: .sample())
    XCTAssertFalse(text.contains("::") || text.contains("##"), text)
    let reader = JUnitReader(text)
    XCTAssertEqual(reader.problems, [])
    for command in commands { XCTAssertTrue(reader.cases[1].output.contains(command), command) }
    XCTAssertEqual(
      commands.map { "  \($0)\n" }.joined().withoutPipelineCommands,
      "  : :set-output name=a::b\n  # #[group]x\n  # #vso[task.setvariable a]b\n  : ::a\n")
  }

  func testWhatHasNoAnswerIsAnError() throws {
    let reader = try read([Sample.crashed, Sample.timedOut])
    XCTAssertEqual(reader.cases[0].result, "error")
    XCTAssertTrue(reader.cases[0].message.contains("Index out of range␇"), reader.cases[0].message)
    XCTAssertEqual(reader.cases[9].result, "error")
  }

  func testWhatCannotBeGradedIsATestOfItsOwn() throws {
    let reader = try read([
      Sample.doesNotCompile, Sample.incomplete, Sample.problem(.empty), Sample.untouched,
    ])
    XCTAssertEqual(reader.cases.count, 4 * 7)
    let first = [0, 7, 14, 21].map { reader.cases[$0] }
    XCTAssertEqual(first.map(\.result), ["error", "error", "error", "skipped"])
    XCTAssertEqual(first[0].name, Sample.file)
    XCTAssertTrue(first[0].text.contains(":20:10: error: cannot convert"), first[0].text)
  }

  func testTheCountsAreThoseOfTheCases() throws {
    let verdicts = [
      Sample.passed, Sample.failed, Sample.crashed, Sample.timedOut, Sample.untouched,
      Sample.doesNotCompile,
    ]
    for verdict in verdicts + HostileVerdict.all + HostileVerdict.broken {
      let reader = try read([verdict])
      func count(_ result: String) -> Int { reader.cases.count { $0.result == result } }
      XCTAssertEqual(
        reader.counts,
        [
          [
            "tests": reader.cases.count, "failures": count("failure"), "errors": count("error"),
            "skipped": count("skipped"),
          ]
        ])
    }
  }

  func testNothingOfAnExerciseIsMoreThanText() throws {
    for (text, verdict) in zip(HostileVerdict.texts, HostileVerdict.all) {
      let cases: [JUnitReader.TestCase] = try read([verdict]).cases
      XCTAssertEqual(cases.map(\.name), verdict.checks.map(\.text.title), text)
      if text == "]]>" { XCTAssertEqual(cases[0].output, text) }
      if text == "&amp;&lt;" { XCTAssertEqual(cases[0].output, text) }
    }
  }

  func testWithoutVerdictsThereIsNoSuite() throws {
    XCTAssertEqual(try read([]).counts, [])
  }
}
