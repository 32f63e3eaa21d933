import Basics
import Classroom
import Curriculum
import Foundation

/// Verdicts as the results of one of GitHub Classroom's graders: a test for each check, a point for each
/// that passes.
struct ClassroomResults: Encodable {
  var version = 1
  var status: String
  var maxScore: Int
  var tests: [Test]

  enum CodingKeys: String, CodingKey {
    case version, status, tests
    case maxScore = "max_score"
  }

  /// What a step writes into the file of its outputs: one line, whatever an exercise says.
  static func output(of lessons: [ReportedLesson]) throws -> String {
    "result=\(try data(of: lessons).base64EncodedString())\n"
  }

  /// With as much of each text as all of them have room for.
  private static func data(of lessons: [ReportedLesson]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for count in CountLimit.charactersInClassroom {
      let data = try encoder.encode(ClassroomResults(lessons, texts: count))
      if data.count <= SizeLimit.classroomResults { return data }
    }
    return try encoder.encode(ClassroomResults(lessons, texts: 0))
  }

  /// - Parameter count: how many characters of each text there may be.
  init(_ lessons: [ReportedLesson], texts count: Int) {
    tests = lessons.flatMap { lesson in
      lesson.tests.enumerated().map { index, test in
        Test(test, in: lesson, isFirst: index == 0, texts: count)
      }
    }
    maxScore = tests.count
    let results = Set(tests.map(\.status))
    status = results.contains("fail") ? "fail" : results.contains("error") ? "error" : "pass"
  }

  struct Test: Encodable {
    var name: String
    var status: String
    var score: Int
    /// Why there was no answer, if nobody has said so before; Classroom has words for that itself.
    var message: String?
    var testCode: String?
    var filename: String
    /// 0 stands for none.
    var line: Int
    /// Checks share their work, so none has a time of its own; 0 is what stands there then.
    var duration = 0

    enum CodingKeys: String, CodingKey {
      case name, status, score, message, filename, duration
      case testCode = "test_code"
      case line = "line_no"
    }

    /// - Parameter isFirst: whether it tells what kept the lesson from being graded.
    init(_ test: ReportedTest, in lesson: ReportedLesson, isFirst: Bool, texts count: Int) {
      let title = lesson.name(of: test)
      name = title
      status = test.outcome.result.status
      score = test.outcome.result == .passed ? 1 : 0
      let why =
        [.stopped, .notMade].contains(test.outcome.result)
        ? [test.outcome.summary] : isFirst ? lesson.obstacle : []
      message = Self.text(why, of: count).map { "\(title)\n\($0)" }
      testCode = Self.text(test.outcome.given, of: count)
      (filename, line) = (lesson.verdict.file, test.place?.line ?? 0)
    }

    /// Lines behind a bar, as an exercise's words stand in a verdict: Classroom prints them as they are
    /// into the log of a step, where GitHub obeys a line that begins with two colons, and one that holds
    /// `##[`.
    private static func text(_ lines: [String], of count: Int) -> String? {
      guard count > 0, !lines.isEmpty else { return nil }
      let text = lines.joined(separator: "\n")
      let beginning = text.prefix(count)
      // Such a text can be very long, and then it isn't counted to its end.
      let cut = beginning.endIndex == text.endIndex ? beginning : beginning.dropLast() + "…"
      return cut.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { "│ " + $0.replacing("##[", with: "## [") }.joined(separator: "\n")
    }
  }
}
