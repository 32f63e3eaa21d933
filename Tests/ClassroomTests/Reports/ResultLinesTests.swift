import Foundation
import XCTest

@testable import Classroom

/// `results.jsonl`, as other programs read it.
final class ResultLinesTests: XCTestCase {
  private func objects(of report: ClassReport) throws -> [[String: Any]] {
    let text = try resultLines(of: report)
    XCTAssertTrue(text.hasSuffix("\n"))
    return try text.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map {
      try XCTUnwrap(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  func testEachLearnerAndLessonIsALine() throws {
    let report = SampleClass.report(learners: 12)
    let objects = try objects(of: report)
    XCTAssertEqual(
      objects.map { "\($0["learner"] ?? "")/\($0["lesson"] ?? "")" },
      report.learners.flatMap { learner in report.lessons.map { "\(learner.id)/\($0.id)" } })
    for object in objects {
      XCTAssertEqual(
        object.keys.sorted(),
        [
          "attempts", "checks", "file", "learner", "lesson", "maximum", "name", "obstacle",
          "points",
          "status",
        ])
    }
  }

  func testALineIsWrittenLikeThis() throws {
    let text = try resultLines(of: report(on: exercise(.failed, [.passed, .failed, .waiting])))
    XCTAssertEqual(
      text,
      """
      {"attempts":null,"checks":[{"id":"l1.check-0","mistake":null,"result":"passed","summary":"","words":null},\
      {"id":"l1.check-1","mistake":null,"result":"failed","summary":"wrong","words":null},\
      {"id":"l1.check-2","mistake":null,"result":"waiting","summary":"","words":null}],\
      "file":"ada/Exercise.swift","learner":"ada","lesson":"01-pure-functions","maximum":3,\
      "name":"Ada","obstacle":[],"points":1,"status":"failed"}

      """)
    XCTAssertTrue(
      try resultLines(of: report(on: nil)).contains("\"points\":null,\"status\":\"missing\""))
  }

  func testNoNameBreaksALine() throws {
    let report = HostileClass.report
    let text = try resultLines(of: report)
    XCTAssertEqual(
      text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }, [])
    XCTAssertFalse(
      text.unicodeScalars.contains { ["\u{2028}", "\u{2029}", "\u{202E}"].contains($0) })
    let names = try objects(of: report).compactMap { $0["name"] as? String }
    for (name, expected) in zip(names, HostileClass.names.flatMap { [$0, $0] }) {
      // This reader leaves out a mark of UTF-8 wherever it stands.
      XCTAssertEqual(
        Array(name.unicodeScalars), expected.unicodeScalars.filter { $0 != "\u{FEFF}" })
    }
    XCTAssertEqual(names.count, 2 * HostileClass.names.count)
  }
}
