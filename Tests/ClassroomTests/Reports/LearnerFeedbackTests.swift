import Basics
import XCTest

@testable import Classroom

/// What each learner gets back.
final class LearnerFeedbackTests: XCTestCase {
  private func feedback(on report: ClassReport) throws -> LearnerFeedback {
    LearnerFeedback(
      report: report, words: try realWords(), style: try PageFiles(in: workbook).style)
  }

  private func entries(of report: ClassReport) throws -> [String: String] {
    var bytes: [UInt8] = []
    try feedback(on: report).write { bytes += $0 }
    let archive = try ZipArchive(bytes)
    return try Dictionary(
      uniqueKeysWithValues: archive.entries.enumerated().map { index, entry in
        let text = String(decoding: try archive.bytes(of: index, limit: 1 << 20), as: UTF8.self)
        return (entry.path.joined(separator: "/"), text)
      })
  }

  func testEachLearnerHasTwoPagesAndNobodyElseIsNamed() throws {
    let report = SampleClass.report(learners: 12)
    let entries = try entries(of: report)
    XCTAssertEqual(entries.count, 24)
    for learner in report.learners {
      for path in ["\(learner.id).html", "markdown/\(learner.id).md"] {
        // Markdown's own signs are escaped.
        let text = try XCTUnwrap(entries[path], path).replacing("\\", with: "")
        XCTAssertTrue(text.contains(try XCTUnwrap(learner.name)), path)
        for other in report.learners where other.id != learner.id {
          XCTAssertFalse(text.contains(other.id), "\(path) names \(other.id)")
        }
        for outcome in learner.exercises.values.flatMap(\.result.checks) where outcome.fails {
          XCTAssertTrue(text.contains(outcome.given[0].prefix(12)), path)
        }
      }
    }
  }

  func testThePagesAreCalledAsTheirSystemWantsThem() {
    func name(_ id: String, at place: String, _ taken: inout Set<String>) -> String {
      FeedbackName(ClassLearner(id: id, place: place, exercises: [:]), avoiding: &taken).page
    }
    var taken: Set<String> = []
    XCTAssertEqual(
      name("12", at: "all/Ann Lee_12_assignsubmission_file_", &taken),
      "Ann Lee_12_assignsubmission_file_feedback.html")
    XCTAssertEqual(
      name("14", at: "Cy_14_assignsubmission_file_04-store_Exercise.swift", &taken),
      "Cy_14_assignsubmission_file_feedback.html")
    XCTAssertEqual(
      name("7", at: "leeann_LATE_7_100_Exercise.swift", &taken), "leeann_LATE_7_100_feedback.html")
    XCTAssertEqual(name("8", at: "bob_8_103_work.zip", &taken), "bob_8_103_feedback.html")
    XCTAssertEqual(name("ann", at: "lab-ann", &taken), "ann.html")
    XCTAssertEqual(name("ANN", at: "ANN", &taken), "ANN-2.html")
    XCTAssertEqual(name("../a/b", at: "x", &taken), "_a_b.html")
    XCTAssertEqual(name("..", at: "x", &taken), "_.html")
  }

  func testNothingOfASubmissionRuns() throws {
    let entries = try entries(of: HostileClass.report)
    XCTAssertEqual(entries.count, 2 * HostileClass.names.count)
    for (path, text) in entries where path.hasSuffix(".html") {
      XCTAssertFalse(text.contains("<script") || text.contains("<img"), path)
      XCTAssertTrue(text.contains("default-src 'none'"), path)
    }
    for path in entries.keys {
      XCTAssertFalse(path.split(separator: "/").contains { $0.hasPrefix(".") }, path)
    }
  }

  func testWhatIsUnclearIsSaidToItsLearner() throws {
    var report = SampleClass.report(learners: 1)
    let lesson = report.lessons[0]
    report.learners[0].exercises[lesson.id] = nil
    report.learners[0].unclear = [lesson.id]
    report.learners[0].remarks = ["s1000/lesson.rar can't be opened."]
    for (path, text) in try entries(of: report) {
      XCTAssertTrue(text.contains("unclear"), path)
      XCTAssertTrue(text.contains("lesson"), path)
      XCTAssertFalse(text.contains("not handed in"), path)
    }
  }

  func testGradebooksGetWhatTheyTake() throws {
    var report = SampleClass.report(learners: 3, lessons: SampleClass.lessons([3, 2]))
    let places = ["Ann Lee_12_assignsubmission_file_", "leebob_7_100_x.swift", "cy"]
    for (index, (id, place)) in zip(["12", "7", "cy"], places).enumerated() {
      report.learners[index].id = id
      report.learners[index].place = place
      report.learners[index].exercises = [:]
    }
    report.learners[0].name = "Ann, Lee"
    func table(_ system: GradesTable.System) throws -> String {
      try written { try GradesTable(report, for: system).write(to: $0) }
    }
    XCTAssertEqual(
      try table(.moodle),
      """
      Identifier,Full name,Grade,Maximum Grade,Last modified (grade)\r
      Participant 12,"Ann, Lee",0,5,-\r

      """)
    XCTAssertEqual(
      try table(.canvas),
      """
      Student,ID,Section,1 Pure functions,2 Reduce\r
      Points Possible,,,3,2\r
      Grace Hopper 2,7,,,\r

      """)
    report.learners = [report.learners[2]]
    XCTAssertTrue(GradesTable(report, for: .moodle).isEmpty)
    XCTAssertTrue(GradesTable(report, for: .canvas).isEmpty)
  }

  // MARK: The same text

  private func same(_ texts: [String], given: [String] = ["func f() {}"]) -> [[Int]] {
    var lessons = SampleClass.lessons([3])
    lessons[0].givenTexts = given
    let learners = texts.enumerated().map { index, text in
      ClassLearner(
        id: "\(index)", exercises: [lessons[0].id: ClassExercise(file: "", text: text)])
    }
    return SameText.all(
      in: ClassReport(grading: SampleClass.record, lessons: lessons, learners: learners)
    ).map(\.learners)
  }

  func testTheSameTextIsFoundApartFromBlanksCommentsAndNames() {
    let lines = (0..<20).map { "let value\($0) = first + \($0) * second" }
    let text = lines.joined(separator: "\n")
    let renamed = text.replacing("value", with: "other").replacing("first", with: "one")
    let spaced = "// by me\n" + lines.map { "  \($0)  // \($0)" }.joined(separator: "\n\n")
    let changed = text.replacing("* second", with: "- second")
    XCTAssertEqual(same([text, changed, renamed, spaced]), [[0, 2, 3]])
    // Neither the solution, nor what is too short to be told apart.
    XCTAssertEqual(same([text, text], given: ["func f() {}", renamed]), [])
    XCTAssertEqual(same([lines[0], lines[0]]), [])
    XCTAssertEqual(same([text, text], given: [text]), [])
  }
}
