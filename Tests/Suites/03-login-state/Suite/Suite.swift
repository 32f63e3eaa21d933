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
    } catch let problem as NoTrace where problem.reason.isEnd {
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
      ["var state = \(first.code)", "_ = state.canTriggerLogin" + Comment("first-answer").trailing]
        + changes(from: first, to: second).map { "state.\($0.name) = \($0.code)" }
        + ["state.canTriggerLogin" + Comment("second-answer").trailing]
    case .story: ["story()"]
    case .failures(let reducer): reducer.declaration + ["failures(of: \(reducer.name))"]
    case .hasFailures(let reducer):
      reducer.declaration + ["failures(of: \(reducer.name)).isEmpty"]
    case .run(let events, let state, _):
      ["var state = \(state.code)"]
        + events.map { "state = State.reduce(state, event: \(SuiteSupport.code($0)))" }
    }
  }
}

extension Suite {
  /// Of many lines the tester's are counted: they are as long as their author likes.
  package static func contrast(_ script: [Call], _ one: [Answer], _ other: [Answer]) -> Contrast {
    var lines = code(script)
    guard script.count == 1, case .failures = script[0], let last = lines.popLast() else {
      return Contrast(code(script), shown(one), shown(other))
    }
    let counts = [one, other].map { Tree(describing: $0.failures.count) }
    return Contrast(lines + ["\(last).count"], counts[0], counts[1])
  }

  /// As far as one of the answers that a call gives.
  static func code(_ call: Call, upToAnswer place: Int) -> [String] {
    guard case .canTriggerLogin(let first, .some) = call, place == 0 else { return code(call) }
    return code(.canTriggerLogin(first))
  }
}

extension Answer: TreeConvertible {
  /// What the call gave that stands above.
  public var tree: Tree {
    switch self {
    case .state(let state): Tree(describing: state)
    case .canTriggerLogin(let answers):
      answers.last.map { Tree(describing: $0) } ?? Tree(describing: answers)
    case .story(let events): Tree(describing: events)
    case .failures(let lines): Tree(describing: lines)
    case .hasFailures(let hasFailures): Tree(describing: !hasFailures)
    case .screens(let screens):
      screens.last.map { Tree(describing: $0.state) } ?? Tree(describing: screens)
    }
  }
}

extension TestedReducer {
  /// What it is called among the lines of code.
  var name: String {
    switch self {
    case .right: "State.reduce(_:event:)"
    case .ignoresEverything: "ignoresEverything"
    case .startsFromEmpty: "startsFromEmpty"
    case .mixesUpTheFields: "mixesUpTheFields"
    case .faulty: "faulty"
    }
  }

  /// What makes it of the exercise's own reducer.
  var declaration: [String] {
    guard self != .right else { return [] }
    return ["func \(name)(_ state: State, _ event: State.Event) -> State {"]
      + body.map { "  \($0)" } + ["}"]
  }

  private var body: [String] {
    switch self {
    case .right, .ignoresEverything: ["state"]
    case .startsFromEmpty: ["State.reduce(State(), event: event)"]
    case .mixesUpTheFields:
      [
        "switch event {",
        "case .onUpdateUsername(let text): State.reduce(state, event: .onUpdatePassword(text))",
        "case .onUpdatePassword(let text): State.reduce(state, event: .onUpdateUsername(text))",
        "default: State.reduce(state, event: event)",
        "}",
      ]
    case .faulty(let fault):
      [
        "var next = State.reduce(state, event: event)",
        "if case .\(fault.event) = event { next.\(fault.field) = \(fault.code) }",
        "return next",
      ]
    }
  }
}

extension Fault {
  /// The value, as code.
  var code: String {
    switch (value, field) {
    case (.old, _): "state.\(field)"
    case (.initial, .username), (.initial, .password): "\"\""
    case (.initial, .loading): "false"
    case (.initial, .data), (.initial, .error): "nil"
    case (.loading, _): "true"
    case (.username, _): "state.username"
    case (.password, _): "state.password"
    case (.mismatch, _): ".usernamePasswordMismatch"
    case (.offline, _): ".offline"
    case (.nobody, _): "\"nobody\""
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
