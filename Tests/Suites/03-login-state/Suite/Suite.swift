import LoginStateScript
import SuiteSupport

/// Judges exercises of the lesson about the state of a login screen.
package enum Suite: CallSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model.self) }

  package static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.reduce, .state), (.story, .story), (.failures, .failures), (.hasFailures, .hasFailures):
      true
    case (.run(let events, _, let count), .screens(let screens)):
      screens.count == Swift.min(count, events.count + 1)
    case (.canTriggerLogin(_, let second), .canTriggerLogin(let answers)):
      answers.count == (second == nil ? 1 : 2)
    default: false
    }
  }

  package static var checks: [Check<Suite>] {
    typingChecks + triggerChecks + answerChecks + silenceChecks
      + canTriggerChecks + storyChecks + testerChecks
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    reduceDiagnoses + canTriggerDiagnoses + storyDiagnoses + testerDiagnoses
  }
}

extension TestContext<Suite> {
  /// The answers to calls that have nothing to do with each other, all in one script.
  ///
  /// If that ends the exercise's process, each call is made for itself: the learner wants to know
  /// which one it was.
  func answers(to calls: [Call]) throws -> [Answer] {
    do {
      return try trace(of: calls)
    } catch let problem as NoTrace where problem.reason == .ended {
      _ = try traces(of: calls.map { [$0] })
      throw problem
    }
  }
}

extension [Answer] {
  /// The states that `reduce` gave.
  var states: [State] { compactMap(\.state) }

  /// What `canTriggerLogin` gave, for each value that was asked.
  var canTriggerLogin: [[Bool]] { compactMap(\.canTriggerLogin) }

  /// The events of the stories, one after the other.
  var story: [State.Event] { compactMap(\.story).flatMap(\.self) }

  /// The tester's lines.
  var failures: [String] { compactMap(\.failures).flatMap(\.self) }

  /// Whether the tester had any line, for each reducer that it was given.
  var hasFailures: [Bool] { compactMap(\.hasFailures) }
}

extension Suite {
  /// The first call of a script: the others are like it, with other values.
  package static func code(_ script: [Call]) -> [String] {
    let rest = script.count - 1
    let more =
      switch rest {
      case ...0: [] as [String]
      case 1: [Comment("one-more-call").line]
      default: [Comment("more-calls", ["count": "\(rest)"]).line]
      }
    return (script.first.map(code) ?? []) + more
  }

  package static func code(_ call: Call) -> [String] {
    switch call {
    case .reduce(let state, let event):
      ["let state = \(state.code)", "State.reduce(state, event: \(SuiteSupport.code(event)))"]
    case .canTriggerLogin(let state, nil):
      ["let state = \(state.code)", "state.canTriggerLogin"]
    case .canTriggerLogin(let first, let second?):
      ["var state = \(first.code)", "state.canTriggerLogin" + Comment("first-answer").trailing]
        + changes(from: first, to: second).map { "state.\($0.name) = \($0.code)" }
        + ["state.canTriggerLogin" + Comment("second-answer").trailing]
    case .story: ["story()"]
    case .failures(let reducer), .hasFailures(let reducer): ["failures(of: \(reducer.name))"]
    case .run(let events, let state, _):
      ["var state = \(state.code)"]
        + events.map { "state = State.reduce(state, event: \(SuiteSupport.code($0)))" }
    }
  }
}

extension State {
  /// As the exercise would make it: `State(username: "ada", loading: true)`.
  var code: String { SuiteSupport.code(self, besides: State()) }

  /// How many arguments there are in that.
  var argumentCount: Int {
    [!username.isEmpty, !password.isEmpty, loading, data != nil, error != nil].count { $0 }
  }
}
