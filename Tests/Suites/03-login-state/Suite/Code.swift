import LoginStateScript
import SuiteSupport

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

  static func code(_ call: Call) -> [String] {
    switch call {
    case .reduce(let state, let event):
      ["let state = \(state.code)", "State.reduce(state, event: \(SuiteSupport.code(event)))"]
    case .canTriggerLogin(let state, nil):
      ["let state = \(state.code)", "state.canTriggerLogin"]
    case .canTriggerLogin(let first, let second?):
      ["var state = \(first.code)", "state.canTriggerLogin" + Comment("first-answer").trailing]
        + assignments(from: first, to: second)
        + ["state.canTriggerLogin" + Comment("second-answer").trailing]
    case .story: ["story()"]
    case .failures(let reducer), .hasFailures(let reducer): ["failures(of: \(reducer.name))"]
    case .run(let events, let state, _):
      ["var state = \(state.code)"]
        + events.map { "state = State.reduce(state, event: \(SuiteSupport.code($0)))" }
    }
  }

  /// The lines of code that make the second state from the first.
  private static func assignments(from first: State, to second: State) -> [String] {
    let fields: [(name: String, before: String, after: String)] = [
      ("username", SuiteSupport.code(first.username), SuiteSupport.code(second.username)),
      ("password", SuiteSupport.code(first.password), SuiteSupport.code(second.password)),
      ("loading", SuiteSupport.code(first.loading), SuiteSupport.code(second.loading)),
      ("data", SuiteSupport.code(first.data as Any), SuiteSupport.code(second.data as Any)),
      ("error", SuiteSupport.code(first.error as Any), SuiteSupport.code(second.error as Any)),
    ]
    return fields.filter { $0.before != $0.after }.map { "state.\($0.name) = \($0.after)" }
  }
}

extension State {
  /// As the exercise would make it: `State(username: "ada", loading: true)`.
  var code: String { "State(\(arguments.joined(separator: ", ")))" }

  /// The fields that differ from those of the empty screen.
  private var arguments: [String] {
    [
      username.isEmpty ? nil : "username: \(SuiteSupport.code(username))",
      password.isEmpty ? nil : "password: \(SuiteSupport.code(password))",
      loading ? "loading: true" : nil,
      data.map { "data: \(SuiteSupport.code($0))" },
      error.map { "error: \(SuiteSupport.code($0))" },
    ].compactMap(\.self)
  }

  /// How many arguments there are, without their texts.
  var argumentCount: Int {
    (username.isEmpty ? 0 : 1) + (password.isEmpty ? 0 : 1) + (loading ? 1 : 0)
      + (data == nil ? 0 : 1) + (error == nil ? 0 : 1)
  }
}
