import XCTest

@testable import Curriculum

final class LessonPathTests: XCTestCase {
  private let folder = "/w/Lessons/02-reduce"

  func testAPathLeadsToItsLesson() {
    let table: [(path: String, lesson: String?)] = [
      ("Lessons/03-login-state/Exercise.swift", "03-login-state"),
      ("Lessons/03-login-state/Exercise.swift:12", "03-login-state"),
      ("Lessons/03-login-state/Exercise.swift:12:3", "03-login-state"),
      ("Lessons/03-login-state/Exercise.swift:12:3:", "03-login-state"),
      ("/elsewhere/03-login-state/README.md", "03-login-state"),
      ("../03-LOGIN-state", "03-login-state"), ("../03-login-state/", "03-login-state"),
      ("./../04-store/./Exercise.swift", "04-store"),
      ("Exercise.swift", "02-reduce"), ("./Exercise.swift:4", "02-reduce"), (".", "02-reduce"),
      ("./", "02-reduce"), ("README.md", "02-reduce"),
      // These are no paths, or lead to no lesson.
      ("3", nil), ("03-login-state", nil), ("login", nil), ("..", nil), ("../..", nil),
      ("", nil), ("/", nil), ("reduce/", nil), ("Lessons/login", nil),
      ("notes/Exercise.swift", nil),
      ("../Exercise.swift", nil), ("3:12", nil), ("/03-login-state/deep/er/Exercise.swift", nil),
    ]
    for (path, lesson) in table {
      XCTAssertEqual(LessonPath(path, from: folder)?.lesson, lesson, path)
    }
  }

  func testItIsAbsoluteAndWithoutThePosition() {
    let table = [
      "Exercise.swift:12:3": "\(folder)/Exercise.swift", "../04-store": "/w/Lessons/04-store",
      "/a/./b/../04-store/": "/a/04-store",
    ]
    for (path, absolute) in table {
      XCTAssertEqual(LessonPath(path, from: folder)?.absolute, absolute)
    }
  }
}
