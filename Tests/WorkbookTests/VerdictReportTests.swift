import Foundation
import XCTest

@testable import Classroom
@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// What `workbook test --json` prints.
final class VerdictReportTests: XCTestCase {
  func testWhatATerminalWouldObeyIsWrittenByItsNumber() throws {
    let texts = [
      "a\u{1B}[2J", "\u{9B}1m\u{7F}", "\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}", "é…“中👍🏽\"\\",
    ]
    let written = try json(texts)
    let isObeyed = written.unicodeScalars.contains {
      (0x7F...0x9F).contains($0.value) || $0.value < 0x20 && $0 != "\n"
        || [0x61C, 0x200F, 0x2028, 0x202E, 0x2066].contains($0.value)
    }
    XCTAssertFalse(isObeyed, written)
    XCTAssertTrue(written.contains(#""\u009b1m\u007f""#), written)
    XCTAssertTrue(written.contains("é…“中👍🏽"), written)
    XCTAssertEqual(try JSONDecoder().decode([String].self, from: Data(written.utf8)), texts)
  }

  func testAFailureWithEverythingThatIsKnownOfIt() throws {
    var lesson = SampleVerdicts.lesson
    lesson.steps = [lesson.steps[0]]
    let exercise = try XCTUnwrap(SampleVerdicts.failed.exercise)
    var verdict = Verdict(judging: lesson, file: SampleVerdicts.file, exercise) { check in
      if check.id == "login.username" { check.result = .passed }
      guard check.id == "login.clears-error" else { return }
      SampleVerdicts.fail(&check, note: "look again")
    }
    verdict.seconds = 1.25
    assertText(
      try report([verdict]),
      #"""
      {
        "lessons" : [
          {
            "checks" : [
              {
                "file" : "Lessons/03-login-state/Exercise.swift",
                "id" : "login.username",
                "section" : "One event, its own fields",
                "state" : "passed",
                "step" : 1,
                "title" : "typing a username changes the username and nothing else",
                "why" : "a new attempt starts clean, or the screen shows an error that is no longer true."
              },
              {
                "actual" : "State(username: \"ada\", password: \"secret\", loading: false, data: nil, error: .offline)",
                "diff" : [
                  "  State(",
                  "    … (4 unchanged)",
                  "-   error: nil",
                  "+   error: .offline",
                  "  )"
                ],
                "expected" : "State(username: \"ada\", password: \"secret\", loading: false, data: nil, error: nil)",
                "file" : "Lessons/03-login-state/Exercise.swift",
                "given" : [
                  "State(username: \"ada\", password: \"secret\", loading: false, data: nil, error: .offline)",
                  "+ .onTriggerLogin"
                ],
                "id" : "login.clears-error",
                "line" : 34,
                "note" : "look again",
                "section" : "One event, its own fields",
                "state" : "failed",
                "step" : 1,
                "title" : "starting a login clears the error of the last one",
                "why" : "a new attempt starts clean, or the screen shows an error that is no longer true."
              },
              {
                "file" : "Lessons/03-login-state/Exercise.swift",
                "id" : "login.silent",
                "line" : 34,
                "section" : "One event, its own fields",
                "state" : "waiting",
                "step" : 1,
                "title" : "`reduce` prints nothing",
                "why" : "a new attempt starts clean, or the screen shows an error that is no longer true."
              }
            ],
            "confinement" : {
              "missing" : [

              ]
            },
            "file" : "Lessons/03-login-state/Exercise.swift",
            "id" : "03-login-state",
            "messages" : [

            ],
            "missing" : [

            ],
            "number" : 3,
            "passed" : 1,
            "passedSteps" : 0,
            "seconds" : 1.25,
            "state" : "failed",
            "steps" : 1,
            "title" : "Login state",
            "total" : 3
          }
        ],
        "version" : 2
      }
      """#)
  }

  func testNothingGradedIsAnEmptyList() throws {
    assertText(
      try report([]),
      """
      {
        "lessons" : [

        ],
        "version" : 2
      }
      """)
  }

  func testSecondsHaveThreePlaces() throws {
    var verdict = SampleVerdicts.untouched
    verdict.seconds = 1.23456
    let data = Data(try report([verdict]).utf8)
    let object = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let lesson = try XCTUnwrap((object["lessons"] as? [[String: Any]])?.first)
    XCTAssertEqual(lesson["seconds"] as? Double, 1.235)
    XCTAssertEqual(lesson["state"] as? String, "untouched")
    XCTAssertEqual(lesson["total"] as? Int, 6)
    XCTAssertEqual((lesson["checks"] as? [Any])?.count, 6)
  }

  private func report(_ verdicts: [Verdict]) throws -> String {
    try json(Drawing.sample().report(on: verdicts))
  }
}
