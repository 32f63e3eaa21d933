import Authoring
import Basics
import Curriculum
import Foundation
import Launching
import LessonSuites
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// The toolchain's programs, called one by one, and its driver give the same verdicts.
final class PlanVerdictTests: FolderTestCase {
  /// The workbook with a cache of its own.
  private func workbook(_ name: String) throws -> Repository {
    let original = try XCTUnwrap(Repository(searchingFrom: #filePath))
    let copy = Repository(root: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      atPath: copy.root, withIntermediateDirectories: true)
    for part in ["Lessons", "Sources", "Tests"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(copy.root)/\(part)", withDestinationPath: "\(original.root)/\(part)")
    }
    return copy
  }

  private func grader(_ repository: Repository, _ change: (inout Toolchain) -> Void) throws
    -> Grader
  {
    var grader = try Grader(
      repository: repository, suites: LessonSuites.all,
      environment: ProcessInfo.processInfo.environment)
    change(&grader.toolchain)
    return grader
  }

  /// Files that a lesson's suite says different things about.
  private func submissions(_ lesson: Lesson, _ repository: Repository) throws -> [String] {
    let wrongs = "\(repository.suite(of: lesson.id))/Wrong"
    let wrong = try XCTUnwrap(FileManager.default.contentsOfDirectory(atPath: wrongs).min())
    let solution = try contents(of: repository.solution(of: lesson.id))
    let texts = [
      try repository.submission("Wrong/\(wrong)", of: lesson.id), "struct Nothing {}\n",
      solution.replacing("switch", with: "swotch"),
    ]
    for (index, text) in texts.enumerated() { try write(text, to: "\(lesson.id)-\(index).swift") }
    return [repository.solution(of: lesson.id)]
      + texts.indices.map { "\(folder)/\(lesson.id)-\($0).swift" }
  }

  func testBothWaysGiveTheSameVerdict() throws {
    let (fast, slow) = (try workbook("fast"), try workbook("slow"))
    let graders = [
      try grader(fast) { _ in },
      try grader(slow) { toolchain in
        toolchain.plan = nil
        toolchain.adapterPlan = nil
      },
    ]
    XCTAssertNotNil(graders[0].toolchain.plan, "this toolchain's answers aren't understood")
    XCTAssertNotNil(graders[0].toolchain.adapterPlan, "this toolchain's answers aren't understood")
    var states: Set<String> = []
    // What a call is made of is the same for all lessons: one that imports nothing, and one with objects.
    for lesson in try Course(repository: fast).lessons where [2, 4].contains(lesson.number) {
      let paths = try submissions(lesson, fast)
      let graded = try concurrently(paths) { path in
        try graders.map { grader in
          var verdict = try grader.grade(lesson, exercise: try ExerciseFile(path: path))
          verdict.seconds = 0
          return verdict
        }
      }
      for (path, verdicts) in zip(paths, graded) {
        XCTAssertFalse(verdicts[0].hasProblem, path)
        let names = verdicts.map { LessonStatus.State($0).name }
        XCTAssertEqual(names[0], names[1], path)
        XCTAssertEqual(verdicts[0].checks, verdicts[1].checks, path)
        // How many errors follow from the first depends on how far the compiler reads on.
        XCTAssertEqual(
          verdicts[0].messages.first, verdicts[1].messages.first, path)
        states.insert(names[0])
      }
    }
    XCTAssertEqual(states, ["passed", "failed", "incomplete", "doesNotCompile"])
  }
}
