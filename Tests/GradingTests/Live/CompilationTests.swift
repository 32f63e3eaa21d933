import Curriculum
import Grading
import TestSupport
import XCTest

/// What is told when an exercise doesn't become a module that the adapter fits.
final class CompilationTests: CachedTestCase {
  override class var lessons: [String] { ["02-reduce"] }

  func testACompilerErrorNamesTheLearnersLineAndHelps() throws {
    let variant = try GradedVariant([("case .decrease: return state - 1\n", "")])
    let message = try XCTUnwrap(variant.verdict.messages.first)
    XCTAssertEqual(message.line, variant.line(of: "switch event {"))
    XCTAssertEqual(message.text, "switch must be exhaustive")
    XCTAssertEqual(message.help?.hasPrefix("Not every case has a branch yet."), true)
    XCTAssertEqual(variant.counts, ["waiting": variant.verdict.checks.count])
  }

  func testEachErrorIsToldOnceInTheOrderOfTheFile() throws {
    let variant = try GradedVariant([
      ("return state + 1", "return missing"),
      ("return state - 1", "return \"text\""),
    ])
    XCTAssertEqual(
      variant.verdict.messages.map(\.text),
      [
        "cannot find `missing` in scope",
        "cannot convert return expression of type `String` to return type `State` (aka `Int`)",
      ])
  }

  func testWhatIsMissingIsToldInTheLessonsWords() throws {
    let variants: [(String, [(String, String)], String)] = [
      (
        "renamed",
        [("func undoing(last count", "func undo(last count")],
        "undoing(last:of:from:)"
      ),
      (
        "private",
        [("func undoing(last count", "private func undoing(last count")],
        "undoing(last:of:from:)"
      ),
      (
        "another type",
        [
          (
            "func history(of events",
            "func history(of e: [Event], from s: State) -> Set<State> { [s] }\n\nfunc states(of events"
          )
        ],
        "history(of:from:)"
      ),
      (
        "another label",
        [
          (
            "func reduce(_ state: State, event: Event)",
            "func reduce(_ state: State, on event: Event)"
          ),
          ("event: event)", "on: event)"),
        ],
        "reduce(_:event:)"
      ),
    ]
    for (name, replacements, missing) in variants {
      let verdict = try GradedVariant(replacements).verdict
      XCTAssertFalse(verdict.missing.isEmpty, "\(name): \(verdict.messages)")
      XCTAssertEqual(verdict.missing.map(\.name), [missing], name)
      XCTAssertEqual(verdict.missing.first?.explanation.contains("`\(missing)`"), true, name)
    }
  }

  func testAStyleThatTheLessonDoesNotShowIsNoFault() throws {
    let variant = try GradedVariant([
      (
        "func reduce(_ state: State, event: Event)",
        "func reduce(_ state: State, event: Event, log: Bool = false)"
      ),
      ("typealias State = Int", "typealias Count = Int\ntypealias State = Count"),
    ])
    XCTAssertTrue(variant.verdict.passes)
  }
}
