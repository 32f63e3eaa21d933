import Launching
import TestSupport
import XCTest

@testable import Curriculum

/// What is read from the folder of the suites.
final class CourseTests: FolderTestCase {
  private var repository: Repository { Repository(root: folder) }

  private func feedback(title: String) -> String {
    feedbackSample.replacingOccurrences(of: "# The `Store`", with: "# \(title)")
  }

  func testLessonsInTheOrderOfTheirNumbers() throws {
    try write(feedback(title: "Ten"), to: "Tests/Suites/10-ten/Feedback.md")
    try write(feedback(title: "Two"), to: "Tests/Suites/02-two/Feedback.md")
    try write(feedback(title: "One"), to: "Tests/Suites/01-one/Feedback.md")
    let lessons = try Course(repository: repository).lessons
    XCTAssertEqual(lessons.map(\.number), [1, 2, 10])
    XCTAssertEqual(lessons.map(\.id), ["01-one", "02-two", "10-ten"])
    XCTAssertEqual(lessons.map(\.title), ["One", "Two", "Ten"])
    XCTAssertEqual(lessons.map(\.isLast), [false, false, true])
  }

  func testALessonHasTheWordsOfItsFeedback() throws {
    try write(feedbackSample, to: "Tests/Suites/04-store/Feedback.md")
    let feedback = try FeedbackParser(
      text: feedbackSample, path: "", of: Lesson(number: 4, id: "04-store")
    ).whole
    var expected = Lesson(
      number: 4, id: "04-store", module: "StoreLesson", title: "The `Store`",
      steps: feedback.steps, interface: feedback.interface, isLast: true)
    expected.text = "Lessons/04-store/README.md"
    let lesson = try XCTUnwrap(Course(repository: repository).lessons.first)
    XCTAssertEqual(lesson, expected)
    XCTAssertEqual(
      lesson.checks.map(\.id), ["store.tells-at-once", "store.in-order", "store.sends"])
    XCTAssertEqual(lesson.check("store.sends")?.title, "the reducer is asked")
    XCTAssertNil(lesson.check("store.unknown"))
  }

  func testOtherFoldersAreNoLessons() throws {
    for name in ["Support", "1-one", "01_one", "01-", "011-one", "01-One", ".01-one"] {
      try write(feedbackSample, to: "Tests/Suites/\(name)/Feedback.md")
    }
    try write("", to: "Tests/Suites/03-empty/Suite.swift")
    try write(feedbackSample, to: "Tests/Suites/02-two/Feedback.md")
    XCTAssertEqual(try Course(repository: repository).lessons.map(\.id), ["02-two"])
  }

  private func error() -> CurriculumError? {
    do {
      _ = try Course(repository: repository)
      return nil
    } catch {
      return error
    }
  }

  func testNoLessonsAtAll() throws {
    XCTAssertEqual(error(), .unreadable(path: repository.suites))
  }

  func testIncompleteLessonIsNamedAndCostsOnlyItself() throws {
    try write(feedbackSample, to: "Tests/Suites/01-one/Feedback.md")
    try write("# Two\n", to: "Tests/Suites/02-two/Feedback.md")
    let problem = CurriculumError.incomplete(
      path: repository.feedback(of: "02-two"), line: 1, what: "Module:")
    for course in [try Course(repository: repository), try Course.known(in: repository)] {
      XCTAssertEqual(course.lessons.map(\.id), ["01-one"])
      XCTAssertEqual(course.unread, [UnreadLesson(id: "02-two", error: problem)])
    }
    for name in ["2", "02-two", "two"] {
      XCTAssertTrue(UnreadLesson(id: "02-two", error: problem).isCalled(name), name)
    }
    try FileManager.default.removeItem(atPath: repository.suite(of: "01-one"))
    XCTAssertEqual(error(), problem)
  }

  func testTextThatIsNotUTF8IsUnreadable() throws {
    try write([0x23, 0x20, 0xFF], to: "Tests/Suites/01-one/Feedback.md")
    XCTAssertEqual(error(), .unreadable(path: repository.feedback(of: "01-one")))
  }
}
