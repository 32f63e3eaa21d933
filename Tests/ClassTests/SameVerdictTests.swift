import Foundation
import Launching
import MadeClasses
import TestSupport
import XCTest

/// A class gets the verdicts that each of its learners would get alone.
final class SameVerdictTests: CachedTestCase {
  override class var lessons: [String] { ["02-reduce"] }

  func testTheFixturesExercisesGetTheirLearnersVerdicts() throws {
    let yard = try ClassYard()
    let lessons = MadeLesson.ofFixture
    let exercises = lessons.flatMap { lesson in
      ([lesson.stub] + lesson.right + lesson.wrong).map { (lesson.id, $0) }
    }
    try assertSameVerdicts(on: exercises, yard, program: ClassRun.fixture, root: yard.root)
  }

  func testTheWorkbooksExercisesGetTheirLearnersVerdicts() throws {
    let yard = try ClassYard()
    let original = try ClassYard.original
    let size = ClassYard.scale
    let lesson = try MadeLesson("02-reduce", in: original)
    let hostile = lesson.hostile.filter { $0.contains("exit(") }
    XCTAssertFalse(hostile.isEmpty)
    let exercises =
      (lesson.right.prefix(size) + lesson.wrong.prefix(2 * size) + hostile.prefix(size))
      .map { (lesson.id, $0) }
    try assertSameVerdicts(on: exercises, yard, program: ClassRun.workbook, root: original.root)
  }

  /// Has the program grade all of them at once, and then one by one.
  private func assertSameVerdicts(
    on exercises: [(lesson: String, text: String)], _ yard: ClassYard, program: String, root: String
  ) throws {
    for (index, exercise) in exercises.enumerated() {
      try yard.write(
        exercise.text, to: "class/learner \(index)x/\(exercise.lesson)/Exercise.swift")
    }
    let run = try ClassRun(
      program,
      ["class", "grade", yard.handedIn, "--report", "\(yard.folder)/r", "--seed", "7"], in: root)
    XCTAssertEqual(run.code, 0, run.errors)
    let lines = try yard.results("r").filter { $0.status != "missing" }
    XCTAssertEqual(lines.count, exercises.count)
    for line in lines {
      let folder = "\(yard.handedIn)/\(line.learner)"
      let alone = try ClassRun(
        program,
        [
          "test", String(line.lesson.prefix(2)), "--lessons", folder, "--seed", "7", "--format",
          "json",
        ], in: root)
      let report = try JSONDecoder().decode(OneReport.self, from: Data(alone.output.utf8))
      let lesson = try XCTUnwrap(report.lessons.first { $0.id == line.lesson }, alone.output)
      let place = "\(line.learner): \(lesson.state)"
      if line.status != "unreadable" || !line.checks.isEmpty {
        XCTAssertEqual(line.checks.map(\.id), lesson.checks.map(\.id), place)
        XCTAssertEqual(line.checks.map(\.result), lesson.checks.map(\.state.inClass), place)
        XCTAssertEqual(line.checks.map(\.words), lesson.checks.map(\.mistake), place)
      }
      XCTAssertEqual(line.points, Double(lesson.passed), place)
      XCTAssertEqual(line.status == "passed", alone.code == 0, line.learner)
    }
  }

  /// What `workbook test --format json` says, as far as it is compared.
  private struct OneReport: Decodable {
    struct Lesson: Decodable {
      var id: String
      var state: String
      var passed: Int
      var checks: [Check]
    }
    struct Check: Decodable {
      var id: String
      var state: String
      var mistake: String?
    }
    var lessons: [Lesson]
  }
}

extension String {
  /// What a report on a class calls the state of a check.
  fileprivate var inClass: String {
    switch self {
    case "crashed", "timedOut": "stopped"
    default: self
    }
  }
}
