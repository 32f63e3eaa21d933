import Authoring
import Basics
import Curriculum
import Foundation
import Grading
import Launching
import LessonSuites
import Purity
import TestSupport
import XCTest

/// Nobody who is right is blamed: neither the lessons' exercises, nor the workbook itself.
final class NoFalseAlarmTests: LongTestCase {
  private let environment = ProcessInfo.processInfo.environment

  /// What does something outside in the lessons, as it has to: Lesson 1 shows it, objects have a state,
  /// what a window or a console does stands beside the reducers, and lesson 6's last reducer has layers
  /// that keep a log and know the time.
  private static let impure: Set<String> = [
    "increaseA()", "isWelcome(_:)", "area(width:height:)", "square(_:)", "secondsSince(_:)",
    "pick(from:)", "twoMore(than:)", "restock(_:)", "greet()", "checkout(_:)", "wallClock()",
    "console(_:)", "enhancedReducer", "enhancedReducer(_:_:)", "scratch()",
  ]

  func testSolutionsAndRightSubmissions() throws {
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    let course = try Course(repository: repository)
    let toolchain = try Toolchain.forTests()
    let cache = try SuccessCache(of: ["Grading", "PurityTests"], in: repository)
    for lesson in course.lessons {
      let parts = try cache.sums(of: [lesson.id])
      let faults = try cache.faults(of: "purity/\(lesson.id)", madeOf: parts) {
        try alarms(in: lesson, repository, toolchain)
      }
      XCTAssertEqual(faults, [])
    }
  }

  /// What is told as impure in the solution and the right submissions of a lesson, and isn't.
  private func alarms(
    in lesson: Lesson, _ repository: Repository, _ toolchain: Toolchain
  ) throws -> [String] {
    let folder = repository.suite(of: lesson.id)
    let allowed = (LessonSuites.all[lesson.id]?.catalogue ?? []).flatMap(\.allowed)
    let right = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Right")
      .filter { $0.hasSuffix(".swift") }.sorted().map { "Right/\($0)" }
    let read = try concurrently(["Solution.swift"] + right) { file in
      let text = try repository.submission(file, of: lesson.id)
      return (file: file, text: text, report: try toolchain.report(on: text))
    }
    var alarms: [String] = []
    for (file, text, report) in read {
      if report.hasErrors || report.functions.isEmpty { alarms.append("\(lesson.id)/\(file)") }
      // What only the instructions tell is never read as pure.
      for function in report.functions where function.verdict != .pure {
        // A function in another one may keep something there, an object may print or number its
        // subscriptions by chance, where types are the learner's own, a state may be an object, and
        // what tests a reducer may look something up in a dictionary.
        let isMeant = function.reasons.allSatisfy { reason in
          [.captureRead, .captureWrite].contains(reason.kind)
            || [.output, .random].contains(reason.kind)
              && reason.calls.contains { isMethodOfObject($0.name ?? "", in: text) }
            || allowed.contains(.objects) && reason.kind == .objectState
            || allowed.contains(.orders) && reason.kind == .order
        }
        guard !isMeant else { continue }
        let name = function.name.split(separator: ".").last.map(String.init) ?? ""
        guard !Self.impure.contains(name), !isMethodOfObject(function.name, in: text) else {
          continue
        }
        alarms.append(
          "\(lesson.id)/\(file):\(function.line) \(function.name) \(function.reasons)")
      }
    }
    return alarms
  }

  /// Whether a function belongs to one of the text's classes, which have a state of their own.
  private func isMethodOfObject(_ function: String, in text: String) -> Bool {
    let path = function.split(separator: ".").dropLast()
    return path.contains { name in
      text.contains("class \(name) ") || text.contains("class \(name)<")
    }
  }
}
