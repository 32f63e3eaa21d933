import Basics
import Curriculum
import Foundation
import Launching
import LessonSuites
import SuiteSupport
import TestSupport
import XCTest

@testable import Grading

/// What is written of a run in Swift can be compiled, and says what happened.
final class ExportedRunTests: FolderTestCase {
  /// What the tests are made of where there is no XCTest: whoever fails ends.
  private let checks = """
    func XCTAssertTrue(_ isTrue: Bool) { precondition(isTrue) }
    func XCTAssertEqual<Value: Equatable>(_ left: Value, _ right: Value) {
      precondition(left == right, "\\(left) isn't \\(right)")
    }
    """

  func testATestOfARunHoldsForTheSolution() throws {
    for (lesson, ending) in try endings(of: LessonSuites.all, spoiling: { $0 }) {
      XCTAssertEqual(ending, .exited(0), lesson)
    }
  }

  func testATestOfARunInWhichNothingHappensDoesNot() throws {
    let still: @Sendable ([MomentView]) -> [MomentView] = { moments in
      moments.map { moment in
        var first = moments[0]
        first.code = moment.code
        return first
      }
    }
    // In lesson 1 there are answers instead of states.
    let lessons = LessonSuites.all.filter { $0.value.play?.code.compared.isEmpty == false }
    for (lesson, ending) in try endings(of: lessons, spoiling: still) {
      XCTAssertNotEqual(ending, .exited(0), lesson)
    }
  }

  /// How the tests of a run end with each lesson's solution.
  ///
  /// - Parameter spoil: makes other moments of those that the rules give.
  private func endings(
    of suites: [String: AnySuite],
    spoiling spoil: @escaping @Sendable ([MomentView]) -> [MomentView]
  ) throws -> [(lesson: String, ending: TerminationStatus?)] {
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    let environment = ProcessInfo.processInfo.environment
    let toolchain = try Toolchain(environment: environment)
    let folder = folder
    let lessons = suites.sorted { $0.key < $1.key }
    return try concurrently(lessons) { [checks] lesson, suite in
      let play = try XCTUnwrap(suite.play)
      let test = try Self.test(of: suite, play, spoiling: spoil)
      let place = "\(folder)/\(lesson)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      let solution = try contents(of: repository.solution(of: lesson))
      let parts = [
        "Exercise": solution, "Checks": checks,
        "Test": test.replacing(/^import XCTest\n\n@testable import .*\n/, with: "")
          .replacing("final class HistoryTests: XCTestCase", with: "struct HistoryTests"),
        "main": "HistoryTests().testHistory()\n",
      ]
      for (name, text) in parts {
        try text.write(toFile: "\(place)/\(name).swift", atomically: false, encoding: .utf8)
      }
      let program = "\(place)/program"
      let files = parts.keys.sorted().map { "\(place)/\($0).swift" }
      let built = try toolchain.run(
        ["-swift-version", "5", "-o", program] + files, environment: environment)
      XCTAssertTrue(built.ending.isSuccess, "\(lesson)\n\(test)\n\(built.errors)")
      let ran = try toolchain.execute([program], environment: environment)
      return (lesson: lesson, ending: ran.ending)
    }
  }

  /// Each event of a lesson twice, as a test.
  private static func test(
    of suite: AnySuite, _ play: AnyPlay, spoiling spoil: ([MomentView]) -> [MomentView]
  ) throws -> String {
    var generator = SeededGenerator(seed: 4)
    let events = play.forms.flatMap { form in
      [form.sample(using: &generator), form.sample(using: &generator)]
    }
    let rules = RulesPlayer(play: play, model: suite.model)
    let runs = PlayedRuns(of: rules, rules: rules)
    let entries = LongList(events.map { HistoryEntry($0) })
    _ = try runs.view(for: RunQuestion(number: 1, entries: entries, places: 0..<1))
    let run = ExportedRun(lesson: "", events: events)
    return run.test(spoil(try runs.allMoments()), of: "Exercise", play.forms, play.code)
  }
}
