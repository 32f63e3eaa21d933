import Authoring
import Curriculum
import Foundation
import Launching
import LessonSuites
import SuiteSupport
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// Whatever happens to the programs that grade, no wrong exercise passes and no right one fails: at worst
/// a check isn't made.
final class DisturbedTests: CachedTestCase {
  override class var lessons: [String] { ["02-reduce", "03-login-state"] }

  /// Submissions of a lesson, and whether they are right.
  private struct Sample {
    var lesson: Lesson
    var exercise: String
    var isRight: Bool
  }

  /// Those that the ordinary run takes: right ones, one that only reading finds, and one that crashes.
  private static let names = [
    "02-reduce/Solution.swift", "02-reduce/Wrong/adds-a-bonus-of-nothing.swift",
    "02-reduce/Wrong/too-many-traps.swift", "03-login-state/Solution.swift",
  ]

  /// How much of it is done: `ways` takes minutes, `all`, with every submission, hours. A number has so
  /// many submissions drawn by chance, and one disturbance for each of them.
  private static let extent = ProcessInfo.processInfo.environment["WORKBOOK_DISTURB"]

  private static let drawn = extent.flatMap(Int.init)

  private func samples(_ repository: Repository) throws -> [Sample] {
    try Course(repository: repository).lessons.flatMap { lesson -> [Sample] in
      let folder = repository.suite(of: lesson.id)
      let paths = try ["Right", "Wrong"].flatMap { kind -> [String] in
        let place = "\(folder)/\(kind)"
        guard FileManager.default.fileExists(atPath: place) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: place).sorted()
          .filter { $0.hasSuffix(".swift") }.map { "\(kind)/\($0)" }
      }
      return try (["Solution.swift"] + paths)
        .filter {
          Self.extent == "all" || Self.drawn != nil || Self.names.contains("\(lesson.id)/\($0)")
        }
        .map { path in
          let isRight = !path.hasPrefix("Wrong")
          let text =
            path == "Solution.swift"
            ? repository.solution(of: lesson.id)
            : try repository.submission(path, of: lesson.id)
          return Sample(
            lesson: lesson,
            exercise: path == "Solution.swift" ? try contents(of: text) : text, isRight: isRight)
        }
    }
  }

  func testNobodyIsBlamedForWhatHappensToAProgram() throws {
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: "/proc/self/stat"), "no list of processes")
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    // The moments; in which state a program is by then depends on the machine, too.
    var random = numbersByChance()
    let grader = try Grader(
      repository: repository, suites: LessonSuites.all,
      environment: ProcessInfo.processInfo.environment)
    var counts: [String: Int] = [:]
    var all = try samples(repository)
    if let drawn = Self.drawn { all = Array(all.shuffled(using: &random).prefix(drawn)) }
    for sample in all {
      // Nobody looks for the lines of what doesn't crash.
      var programs = Disturbance.Program.allCases.filter { !sample.isRight || $0 != .symbolizer }
      var ways = Disturbance.Way.allCases.filter { Self.extent != nil || $0.isQuick }
      if Self.drawn != nil {
        programs = Array(programs.shuffled(using: &random).prefix(1))
        ways = Array(ways.shuffled(using: &random).prefix(1))
      }
      for program in programs {
        for way in ways {
          let disturbance = try Disturbance(
            of: program, way,
            after: .milliseconds(Int.random(in: 0...program.patience, using: &random)))
          let name = "\(sample.lesson.id) \(sample.exercise.prefix(60)) \(program) \(way)"
          let told: String
          do {
            let exercise = ExerciseFile(path: "", text: sample.exercise)
            let verdict = try grader.grade(sample.lesson, exercise: exercise)
            told = verdict.passes ? "passed" : verdict.wasHindered ? "not made" : "failed"
            let failures = verdict.checks.filter { $0.fails && $0.result.obstacle == nil }
            if sample.isRight {
              XCTAssertEqual(failures.map(\.id), [], name)
              XCTAssertTrue(
                told != "failed" && verdict.saysWhichPass, "\(name) \(verdict.finding!)")
            } else {
              XCTAssertFalse(verdict.passes, name)
            }
          } catch {
            XCTAssertTrue(error.isPassing, "\(name) \(error)")
            told = "interrupted"
          }
          let isMet = disturbance.end()
          counts["\(program) \(way)\(isMet ? "" : ", not met"): \(told)", default: 0] += 1
        }
      }
    }
    for (what, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(what) \(count)") }
  }
}
