import SuiteSupport
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// What `workbook test --lines` prints.
final class VerdictLinesTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  func testOneLineForEachFailureAsACompilerWritesIt() throws {
    let drawing = try Drawing.sample()
    let verdicts = [
      Sample.failed, Sample.doesNotCompile, Sample.incomplete, Sample.problem(.empty),
      Sample.untouched, Sample.passed,
      Sample.make { check in
        guard check.id == "undo.last" else { return }
        check.result = .unanswered(
          .ended(Crash(.signal(11), at: SourceLocation(line: 36, column: 12))), given: [])
      },
    ]
    assertText(
      verdicts.flatMap { drawing.compilerLines(of: $0) }.joined(separator: "\n"),
      """
      Lessons/03-login-state/Exercise.swift:34:1: error: starting a login clears the error of the last one (expected State(username: "ada", password: "secret", loading: false, data: nil, error: nil), got State(username: "ada", password: "secret", loading: false, data: nil, error: .offline))
      Lessons/03-login-state/Exercise.swift:12:3: error: switch must be exhaustive
      Lessons/03-login-state/Exercise.swift:20:10: error: cannot convert return expression of type `Int` to `State`
      Lessons/03-login-state/Exercise.swift:31:1: error: missing return in global function
      Lessons/03-login-state/Exercise.swift:1:1: error: `Store.unsubscribe(_:)` is missing: it takes the id that `subscribe` returned.
      Lessons/03-login-state/Exercise.swift:34:1: error: `Event` lost its shape.
      Lessons/03-login-state/Exercise.swift:1:1: error: Lessons/03-login-state/Exercise.swift is empty.
      Lessons/03-login-state/Exercise.swift:34:1: note: untouched
      Lessons/03-login-state/Exercise.swift:1:1: note: all 3 steps pass
      Lessons/03-login-state/Exercise.swift:36:12: error: `undo` takes the last event back: It was ended by signal 11, and nobody said why.
      """)
  }
}
