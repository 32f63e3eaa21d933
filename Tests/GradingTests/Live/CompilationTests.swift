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

  /// Types that the learner declares: what is wrong with their shape is told by its name.
  func testATypeOfAnotherShapeIsTold() throws {
    let variants: [(lesson: String, replacements: [(String, String)], missing: [String])] = [
      ("02-reduce", [("case reset(to: Int)", "case reset(Int)")], ["Event.reset(to:)"]),
      ("05-combine-pullback", [("var app = AppState()", "var app: AppState")], ["LargerState"]),
      (
        "05-combine-pullback",
        [
          ("case counters(CountersAction)", "case counters(of: CountersAction)"),
          (
            ".counters(let action) = self { return action } else { return nil } }\n    set { if case .counters = self, let newValue { self = .counters(newValue)",
            ".counters(of: let action) = self { return action } else { return nil } }\n    set { if case .counters = self, let newValue { self = .counters(of: newValue)"
          ),
        ], ["LargerAction.counters(_:)"]
      ),
      (
        "06-higher-order-reducers",
        [
          ("case action(Action)", "case action(of: Action)"),
          (
            "case .action(let action):\n      state.past",
            "case .action(of: let action):\n      state.past"
          ),
        ], ["UndoAction.action(_:)"]
      ),
      ("07-effects", [("var right = LoginState()", "var right: LoginState")], ["TwoLogins"]),
    ]
    for variant in variants {
      let verdict = try GradedVariant(of: variant.lesson, variant.replacements).verdict
      XCTAssertEqual(verdict.messages.map(\.text), [], variant.lesson)
      XCTAssertEqual(verdict.missing.map(\.name), variant.missing, variant.lesson)
    }
  }

  /// In any order, with more cases and fields of one's own.
  func testATypeOfAnotherStylePasses() throws {
    let variants: [(lesson: String, replacements: [(String, String)])] = [
      (
        "02-reduce",
        [
          (
            "  case increase\n  case decrease\n  case reset(to: Int)\n",
            "  case reset(to: Int), doubled\n  case decrease, increase\n"
          ), ("case .increase: return", "case .doubled: return state\n  case .increase: return"),
        ]
      ),
      (
        "05-combine-pullback",
        [
          (
            "  var app = AppState()\n  var counters = Counters()\n",
            "  var counters = Counters()\n  var visits = 0\n  var app = AppState()\n"
          ),
          ("  case app(AppAction)\n", "  case opened\n  case app(AppAction)\n"),
        ]
      ),
      (
        "06-higher-order-reducers",
        [
          (
            "  case action(Action)\n  case undo\n  case redo\n",
            "  case redo, undo\n  case action(Action)\n"
          )
        ]
      ),
    ]
    for variant in variants {
      let verdict = try GradedVariant(of: variant.lesson, variant.replacements).verdict
      XCTAssertTrue(verdict.passes, "\(variant.lesson): \(verdict.missing) \(verdict.messages)")
    }
  }

  /// As long as a step's types are as empty as in the stub, everything else is judged.
  func testTypesThatAreNotDeclaredYetHoldNothingUp() throws {
    let verdict = try GradedVariant(of: "05-combine-pullback", emptying: 7).verdict
    XCTAssertEqual(verdict.missing.map(\.name), [])
    XCTAssertEqual(Set(verdict.checks.filter { $0.result == .passed }.map(\.step)), Set(1...6))
    let logins = try GradedVariant(of: "07-effects", emptying: 4).verdict
    XCTAssertEqual(Set(logins.checks.filter { $0.result == .passed }.map(\.step)), [1, 2, 3, 5, 6])
    let undo = try GradedVariant(of: "06-higher-order-reducers", emptying: 6).verdict
    XCTAssertTrue(
      undo.checks.allSatisfy { $0.result == .passed || [6, 8].contains($0.step) })
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
