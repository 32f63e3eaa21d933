import HigherOrderReducersScript
import SuiteSupport

/// Judges exercises of the lesson about higher-order reducers.
package enum Suite: CallSuite {
  package static func model(_ script: [Call]) -> [Answer] { script.play(on: Model()) }

  /// The words of a log's line are the exercise's own, and may tell the time.
  package static func steady(_ trace: [Answer]) -> [Answer] {
    trace.map { answer in
      switch answer {
      case .meter(let events):
        .meter(events.map { if case .logged(.some) = $0 { .logged("") } else { $0 } })
      case .logged(let lines): .logged(lines.map { _ in "" })
      default: answer
      }
    }
  }

  package static func code(_ script: [Call]) -> [String] {
    // So many calls have nothing to do with each other.
    guard script.count <= 8 else {
      return code(script[0]) + [Comment("more-calls", ["count": "\(script.count - 1)"]).line]
    }
    return script.flatMap(code)
  }

  package static var checks: [Check<Suite>] {
    deleteChecks + feedChecks + loggingChecks + composeChecks + enhancedChecks + filterChecks
      + undoChecks + storeChecks + screenChecks + observerChecks + appChecks
  }

  package static var commonLiterals: Literals {
    Literals(numbers: [0, 1, 100], texts: ["none", "Undo", "Redo", "....", ", "])
  }

  package static var diagnoses: [Diagnosis<Suite>] {
    deleteDiagnoses + feedDiagnoses + feedPartDiagnoses + loggingDiagnoses + composeDiagnoses
      + enhancedDiagnoses + filterDiagnoses + undoDiagnoses + storeDiagnoses
      + observerDiagnoses + screenDiagnoses + appDiagnoses
  }

  package static func fits(_ answer: Answer, _ call: Call) -> Bool {
    switch (call, answer) {
    case (.deleting, .primes): true
    case (.feed(let actions, _, _, _), .app(let events)):
      events.compactMap(\.became).count == actions.count
    case (.logging(let knobs, _, let isQuoting), .meter(let events)):
      events.compactMap(\.became).count == knobs.count
        && events.allSatisfy { $0.isQuoted == nil || $0.isQuoted == isQuoting }
    case (.loggingText, .logged): true
    case (.filtering(let knobs, _, _), .meter(let events)):
      events.compactMap(\.became).count == knobs.count
    case (.with, .number), (.compose, .number): true
    case (.withText, .text), (.composeTexts, .text): true
    case (.composeLayers, .layers): true
    case (.enhanced(let actions, _, _, let isReading), .enhanced(let turns)):
      turns.count == actions.count && turns.allSatisfy { ($0.isTold != nil) == isReading }
    case (.undoableApp(let actions, _, _, _), .undoableApp(let turns)):
      turns.all.count == actions.count
    case (.filteringNumbers, .value): true
    case (.undo(let turns, _, _), .keys(let events)):
      events.compactMap(\.became).count == turns.count
    case (.history(let commands, _), .keys(let events)):
      events.compactMap(\.became).count == commands.count
    case (.undoWords(let limit, let longest), .presents(let presents)):
      presents.count == UndoWords(limit: limit, longest: longest).all.count
    case (.sending(let last), .presents(let levels)): levels.count == last
    case (.stacks(_, let turns, _), .meter(let events)):
      events.compactMap(\.became).count == turns.count
        && events.allSatisfy { $0.isQuoted ?? true }
    case (.store(let turns, let meters), .store(let moments)):
      moments.count == turns.count + 1 && moments.allSatisfy { $0.values.count == meters.count }
    case (.storeValueIsWritable, .writable): true
    case (.screen, .screen): true
    case (.apps(let count, let turns), .moments(let moments)):
      moments.count == count + turns.count
    case (.closedApp, .gone): true
    default: false
    }
  }
}

extension Suite {
  /// A model of which one part is wrong, judged by all that comes of it.
  static func mistake<Part>(
    _ name: String, _ part: WritableKeyPath<Model, Part>, _ value: Part
  ) -> Mistake<[Call], [Answer]> {
    var side = Model()
    side[keyPath: part] = value
    return Mistake(name) { [side] in $0.play(on: side) }
  }
}

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

extension [Answer] {
  /// Of a single call's trace, as much as comes of so many turns.
  func first(_ count: Int) -> [Answer] { map { $0.first(count) } }
}

extension Answer {
  fileprivate func first(_ count: Int) -> Answer {
    switch self {
    case .app(let events): .app(events.first(count))
    case .meter(let events): .meter(events.first(count))
    case .keys(let events): .keys(events.first(count))
    case .enhanced(let turns): .enhanced(Array(turns.prefix(count)))
    case .moments(let moments): .moments(Array(moments.prefix(count)))
    case .store(let moments): .store(Array(moments.prefix(count)))
    default: self
    }
  }
}

extension Array {
  /// Everything up to the value that so many turns have made.
  fileprivate func first<Value, Action>(_ count: Int) -> Self
  where Element == Event<Value, Action> {
    let ends = indices.filter { self[$0].became != nil }.prefix(count)
    return Array(prefix((ends.last ?? -1) + 1))
  }
}

extension Sight<Suite> {
  /// - Parameter noted: what the lines of code write down.
  init<View: Equatable & Sendable>(
    _ line: String, noting noted: Suite.Noted, note: String? = nil,
    seeing view: @escaping (Answer) -> View
  ) {
    self.init(line, note: note, code: Suite.code(noting: noted)) { view($0[0]) }
  }
}

extension Suite {
  static func code(noting noted: Noted) -> ([Call]) -> [String] {
    { $0.flatMap { code($0, noting: noted) } }
  }
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
  var tree: Tree { Tree(describing: (value: value, action: action)) }
}

extension LayerEvent: TreeConvertible {
  public var tree: Tree {
    switch self {
    case .putOn(let layer): Tree(describing: "\(layer): put on")
    case .before(let layer): Tree(describing: "\(layer): before")
    case .reducer: Tree(describing: "reducer")
    case .after(let layer): Tree(describing: "\(layer): after")
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

extension Answer: TreeConvertible {
  /// The value itself, or what happens until it is there: what kind of call it comes from is known.
  public var tree: Tree {
    switch self {
    case .primes(let primes): Tree(describing: primes)
    case .app(let events): Tree(describing: events)
    case .meter(let events): Tree(describing: events)
    case .keys(let events): Tree(describing: events)
    case .logged(let lines): Tree(describing: lines)
    case .presents(let presents): Tree(describing: presents)
    case .value(let value): Tree(describing: value)
    case .number(let number, let calls): result(.leaf("\(number)"), calls.map { "\($0)" })
    case .text(let text, let calls): result(Tree(describing: text), calls.map(\.rawValue))
    case .layers(let events, let value): Tree(describing: (value: value, order: events))
    case .enhanced(let turns): Tree(describing: turns)
    case .undoableApp(let turns): Tree(describing: turns.all)
    case .store(let moments): Tree(describing: moments)
    case .writable(let isWritable): Tree(describing: isWritable)
    case .screen(let lines): Tree(describing: lines)
    case .moments(let moments): Tree(describing: moments)
    case .gone(let isGone): Tree(describing: isGone)
    }
  }

  /// A result, with the functions that were called for it.
  private func result(_ value: Tree, _ calls: [String]) -> Tree {
    let names = calls.map { Tree.Child(value: .leaf($0)) }
    return .node(
      opening: "(",
      children: [
        Tree.Child(label: "result", value: value),
        Tree.Child(
          label: "calls",
          value: names.isEmpty ? .leaf("[]") : .node(opening: "[", children: names, closing: "]")),
      ], closing: ")")
  }
}

extension Event: TreeConvertible {
  /// A run of the reducer and a call of `log` as calls; what came of an action as the value.
  public var tree: Tree {
    switch self {
    case .ran(let value, let action): .leaf("reducer(\(code(value)), \(code(action)))")
    case .logged(nil): .leaf("log(…)")
    case .logged(let text?): .leaf("log(\(code(text)))")
    case .became(let value): Tree(describing: value)
    }
  }
}

extension EnhancedTurn: TreeConvertible {
  /// The state, and how many lines the console got.
  public var tree: Tree { Tree(describing: (state: state, newLogLines: lineCount)) }
}
