import Curriculum
import TestSupport
import XCTest

/// What the course asks of every stub.
final class StubTests: XCTestCase {
  func testStubsAndSolutionsCompileWithoutAWarning() throws {
    let workshop = try Workshop()
    let files = workshop.course.lessons.flatMap { lesson in
      ["Stub.swift", "Solution.swift"].map { (lesson: lesson, file: $0) }
    }
    let complaints = try concurrently(files) { lesson, file in
      try workshop.complaints(
        ["-typecheck", "-warnings-as-errors", "-swift-version", "5", "-parse-as-library"]
          + ["-module-name", lesson.module]
          + ["\(workshop.repository.suite(of: lesson.id))/\(file)"])
    }
    XCTAssertEqual(complaints, files.map { _ in "" })
  }

  func testEveryStepHasItsMarkABriefAndItsDeclaration() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let stub = try contents(of: workshop.repository.stub(of: lesson.id))
      let lines = stub.split(separator: "\n", omittingEmptySubsequences: false)
      for step in lesson.steps {
        let mark = lines.firstIndex { $0.hasPrefix("// MARK: - Step \(step.number): ") }
        let index = try XCTUnwrap(mark, "\(lesson.id) step \(step.number)")
        XCTAssertTrue(lines[index + 1].hasPrefix("// "), "\(lesson.id): \(lines[index])")
        XCTAssertTrue(stub.contains(step.anchor), "\(lesson.id): \(step.anchor)")
      }
      XCTAssertFalse(stub.contains("public "), lesson.id)
    }
  }
}
