import HigherOrderReducersScript
import SuiteSupport

// What of an answer matters. What doesn't fit its call is never asked for.

extension Answer {
  var primes: [Int] { if case .primes(let primes) = self { primes } else { [] } }

  var app: [Event<AppState, AppAction>] { if case .app(let events) = self { events } else { [] } }

  var meter: [Event<Meter, Knob>] { if case .meter(let events) = self { events } else { [] } }

  var keys: [Event<Int, Key>] { if case .keys(let events) = self { events } else { [] } }

  var numbers: [Int] { if case .presents(let numbers) = self { numbers } else { [] } }

  var screen: [String] { if case .screen(let lines) = self { lines } else { [] } }

  var moments: [AppMoment] { if case .moments(let moments) = self { moments } else { [] } }

  var enhanced: [EnhancedTurn] { if case .enhanced(let turns) = self { turns } else { [] } }

  /// The diary after each action.
  var feeds: [[AppState.Activity]] { app.compactMap(\.became).map(\.activityFeed) }

  /// The present of a history after each turn.
  var presents: [Int] { keys.compactMap(\.became) }
}

extension Event {
  var run: Run<Value, Action>? {
    if case .ran(let value, let action) = self { Run(value: value, action: action) } else { nil }
  }

  var became: Value? { if case .became(let value) = self { value } else { nil } }

  /// Whether a call of `log` is told with its text; nil if it is something else.
  var isQuoted: Bool? { if case .logged(let text) = self { text != nil } else { nil } }

  /// What `log` was given, if that is told.
  var quoted: String? { if case .logged(let text) = self { text } else { nil } }
}

/// A run of the inner reducer.
struct Run<Value: Equatable & Sendable, Action: Equatable & Sendable>: Equatable {
  var value: Value
  var action: Action
}

extension Run: TreeConvertible {
  var tree: Tree { .leaf("reducer(\(code(value)), \(code(action)))") }
}

/// Text that is shown as it stands, without quotation marks: something that happened.
struct Line: Equatable, TreeConvertible {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  var tree: Tree { .leaf(text) }
}

extension LayerEvent: TreeConvertible {
  public var tree: Tree {
    switch self {
    case .putOn(let layer): .leaf(Comment("put-on", ["layer": layer.rawValue]).words)
    case .before(let layer): .leaf(Comment("before", ["layer": layer.rawValue]).words)
    case .reducer: .leaf("reducer")
    case .after(let layer): .leaf(Comment("after", ["layer": layer.rawValue]).words)
    }
  }
}

extension AppState.Activity: TreeConvertible {
  /// A time as it would be written, not as a calendar shows it.
  public var tree: Tree {
    .node(
      opening: "Activity(",
      children: [
        Tree.Child(label: "timestamp", value: .leaf(Suite.code(ofTime: timestamp))),
        Tree.Child(label: "type", value: Tree(describing: type)),
      ], closing: ")")
  }
}
