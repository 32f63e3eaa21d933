import Curriculum
import Foundation
import Grading
import Launching
import LessonSuites
import SuiteSupport
import XCTest

/// Grades the reference solution of a lesson with something exchanged, by the real compiler and in
/// real processes.
struct GradedVariant {
  let verdict: Verdict
  let source: String

  /// - Parameters:
  ///   - replacements: each text must be there, and stands for the one behind it.
  ///   - step: the one that is as in the stub, with all that follow where the lesson needs its types.
  init(
    of id: String = "02-reduce", _ replacements: [(String, String)] = [],
    emptying step: Int? = nil,
    timeout: Duration = .seconds(10),
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    let lesson = try Course(repository: repository).lesson(named: id)
    var source = try contents(of: repository.solution(of: lesson.id))
    for (old, new) in replacements {
      XCTAssertTrue(source.contains(old), "nothing to replace: \(old)", file: file, line: line)
      source = source.replacing(old, with: new)
    }
    if let step {
      let stub = try contents(of: repository.stub(of: lesson.id))
      func parts(_ text: String) -> [String] { text.components(separatedBy: "// MARK: - ") }
      func isMeant(_ part: String) -> Bool {
        part.hasPrefix("Step \(step):") || part.hasPrefix("Step 8:")
      }
      let own = parts(stub).filter(isMeant)
      source = parts(source).map { part in
        own.first { isMeant(part) && $0.prefix(7) == part.prefix(7) } ?? part
      }.joined(separator: "// MARK: - ")
    }
    self.source = source
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbook-variant-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("Exercise.swift").path
    try Data(source.utf8).write(to: URL(fileURLWithPath: path))
    let grader = try Grader(
      repository: repository, suites: LessonSuites.all,
      environment: ProcessInfo.processInfo.environment, timeout: timeout)
    verdict = try grader.grade(
      lesson, exercise: try ExerciseFile(path: path), skipsUntouched: true)
    // An exercise is only ever read.
    let after = FileManager.default.contents(atPath: path)
    XCTAssertEqual(after, Data(source.utf8), file: file, line: line)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssertEqual(files, ["Exercise.swift"], file: file, line: line)
  }

  /// The number of the line that contains the text.
  func line(of text: String) -> Int? {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  func check(_ id: String) throws -> CheckVerdict {
    try XCTUnwrap(verdict.checks.first { $0.id == id })
  }

  /// How many checks are in each state.
  var counts: [String: Int] {
    verdict.checks.reduce(into: [:]) { $0[$1.result.name, default: 0] += 1 }
  }
}

extension CheckVerdict {
  /// Why its process ended, if it did.
  var crash: CrashCause? {
    if case .unanswered(.ended(let crash), _) = result { crash.cause } else { nil }
  }

  /// For how long it ran before its time was over, if it was.
  var seconds: Double? {
    if case .unanswered(.late(_, let seconds), _) = result { seconds } else { nil }
  }
}
