import Foundation
import Grading
import TestSupport
import XCTest

@testable import Classroom
@testable import Curriculum
@testable import Interface
@testable import Program

/// A check that could not be made is never told as one that passes, whoever asks.
final class UnmadeCheckTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  private let (busy, large) = (Sample.notMade(.busyMachine), Sample.notMade(.largeExercise))
  private let tooBusy = "It was not made: this machine was too busy. Try again."

  private func text(_ verdict: Verdict, as name: FormatName, full: Bool = false) throws -> String {
    var drawing = try Drawing.sample()
    drawing.isFull = full
    return try name.text(of: verdict, change: nil, isOne: true, in: drawing)
      + name.end(of: [verdict], in: drawing)
  }

  func testTheVerdictDoesNotPass() {
    for verdict in [busy, large] {
      XCTAssertFalse(verdict.passes)
      XCTAssertEqual(verdict.passedCount, 5)
      XCTAssertFalse(verdict.passedIDs.contains("undo.last"))
      XCTAssertEqual(verdict.nextCheck?.id, "undo.last")
      XCTAssertEqual(LessonStatus(verdict: verdict).state, .failed(step: 3, of: 3))
      XCTAssertFalse(LessonStatus(verdict: verdict).hasPassed)
      XCTAssertEqual(LessonStatus(verdict: verdict).hint(), .verdictFirst(verdict))
    }
    XCTAssertTrue(busy.wasHindered)
    XCTAssertFalse(large.wasHindered)
  }

  func testTheExitCodeSaysWhoseFaultItIs() {
    XCTAssertEqual(ExitCode(busy), .busy)
    XCTAssertEqual(ExitCode(large), .failure)
    var both = busy
    if case .read(let exercise, .judged(var checks, let confinement)) = both.outcome {
      Sample.fail(&checks[1])
      both.outcome = .read(exercise, .judged(checks, confinement))
    }
    // That is certain.
    XCTAssertEqual(ExitCode(both), .failure)
    XCTAssertEqual(both.nextCheck?.id, "login.clears-error")
    XCTAssertEqual(ExitCode.busy.and(.success), .busy)
    XCTAssertEqual(ExitCode.busy.and(.failure), .failure)
    XCTAssertEqual(ExitCode.unavailable.and(.failure), .unavailable)
    XCTAssertEqual(ExitCode.success.and(.busy), .busy)
  }

  func testALearnerReadsWhyAndWhatToDo() throws {
    for full in [false, true] {
      let told = try text(busy, as: .text, full: full)
      XCTAssertTrue(told.contains("? "), told)
      XCTAssertTrue(told.contains(tooBusy), told)
      XCTAssertTrue(told.contains("Next: swift run workbook test 3"), told)
    }
    let told = try text(large, as: .text)
    XCTAssertTrue(told.contains("a page or two of Swift"), told)
    XCTAssertTrue(told.contains("Next: edit "), told)
    var drawing = try Drawing.sample().plain
    drawing.width = 80
    let plain = drawing.lines(for: busy).map(\.plainText).joined(separator: "\n")
    XCTAssertTrue(plain.contains("Not made: "), plain)
  }

  func testProgramsAreToldSoToo() throws {
    let line = try text(busy, as: .lines)
    XCTAssertTrue(line.contains(": warning: ") && line.contains(tooBusy), line)
    XCTAssertFalse(line.contains(": error: "), line)
    let log = try text(busy, as: .github)
    XCTAssertTrue(log.contains("::warning file="), log)
    XCTAssertFalse(log.contains("::error"), log)
    let suite = JUnitReader(try text(busy, as: .junit))
    XCTAssertEqual(suite.problems, [])
    XCTAssertEqual(suite.cases.map(\.result).filter { $0 != "passed" }, ["error"])
    let data = try text(busy, as: .json)
    XCTAssertTrue(data.contains("\"state\" : \"notMade\""), data)
    XCTAssertFalse(data.contains("\"state\" : \"failed\""), data)
    XCTAssertTrue(data.contains(tooBusy), data)
    let lessons = [ReportedLesson(busy, drawing: try .sample())]
    func object(_ results: JSONObject) throws -> (status: String?, tests: [[String: Any]]) {
      let data = try JSONSerialization.jsonObject(with: Data(json(results).utf8))
      let object = try XCTUnwrap(data as? [String: Any])
      return (
        object["status"] as? String, try XCTUnwrap(object["tests"] as? [[String: Any]])
      )
    }
    func points(_ results: JSONObject) throws -> Int {
      try object(results).tests.compactMap { $0["score"] as? Int }.reduce(0, +)
    }
    XCTAssertEqual(try points(gradescopeResults(lessons)), 5)
    let tasks = try object(exercismResults(lessons))
    XCTAssertEqual(
      tasks.tests.compactMap { $0["status"] as? String }.filter { $0 != "pass" }, ["error"])
    XCTAssertEqual(tasks.status, "fail")
    let classroom = ClassroomResults(lessons: lessons).object(texts: 1000)
    XCTAssertEqual(try object(classroom).status, "error")
    XCTAssertEqual(try points(classroom), 5)
  }

  func testAClassGivesNoPointsForIt() throws {
    let drawing = try Drawing.sample()
    let unknown = ExerciseResult(busy, drawing: drawing)
    // It is graded again with the next run.
    XCTAssertEqual(unknown.status, .ungraded)
    XCTAssertEqual(unknown.obstacle, [tooBusy])
    let known = ExerciseResult(large, drawing: drawing)
    XCTAssertEqual(known.status, .failed)
    for result in [unknown, known] {
      XCTAssertEqual(result.checks.filter { $0.result == .notMade }.map(\.id), ["undo.last"])
      XCTAssertEqual(result.passedCount, 5)
    }
    let lesson = GradedLesson(busy.lesson)
    func points(_ result: ExerciseResult) -> Points? {
      lesson.points(of: ClassExercise(file: "", text: nil, result: result))
    }
    XCTAssertNil(points(unknown))
    XCTAssertEqual(points(known), Points(5))
    let problem = EnvironmentError.programInterrupted(path: "swift-frontend")
    let nothing = ExerciseResult(
      ungraded: busy.lesson, because: drawing.words.text(of: problem), mayPass: problem.isPassing)
    XCTAssertEqual(Set(nothing.checks.map(\.result)), [.notMade])
  }
}
