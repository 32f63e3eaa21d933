import Curriculum
import XCTest

/// `swift test` has a case class for each lesson, with a test for each check.
final class LessonCaseTests: XCTestCase {
  func testEveryCheckHasItsTest() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let path = "\(workshop.repository.root)/Tests/LessonTests/\(lesson.module)Tests.swift"
      let source = try contents(of: path)
      XCTAssertTrue(source.contains("TestedLesson(\(lesson.number))"), path)
      let tests = source.matches(of: /func (\w+)\(\) throws { try check\("([\w.-]+)"\) }/)
      XCTAssertEqual(tests.map { String($0.2) }, lesson.checks.map(\.id), path)
      for test in tests { XCTAssertEqual(String(test.1), name(ofTestFor: String(test.2))) }
    }
  }

  /// `login.clears-error` is tested by `testLoginClearsError`.
  private func name(ofTestFor id: String) -> String {
    let words = id.split { $0 == "." || $0 == "-" }
    return "test" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
