import HigherOrderReducersScript
import SuiteSupport

// Calls as a learner would write them.

extension Suite {
  static func code(_ call: Call) -> [String] {
    switch call {
    case .deleting(let positions, let primes):
      [
        "var primes = \(SuiteSupport.code(primes))",
        "favoritePrimesReducer(state: &primes, action: .deleteFavoritePrimes"
          + "(\(SuiteSupport.code(positions))))",
      ]
    case .feed(let actions, let state, _, let clock): code(feeding: actions, in: state, clock)
    case .logging(let knobs, let meter, _):
      [
        "var meter = \(SuiteSupport.code(meter))  // another app, with types of its own",
        "let logged = logging(reducer, log: log)",
      ] + knobs.map { "logged(&meter, \(SuiteSupport.code($0)))" }
    case .with(let number, let function): ["with(\(number), \(code(function)))"]
    case .withText(let text, let function):
      ["with(\(SuiteSupport.code(text)), \(code(function)))"]
    case .compose(let outer, let inner, let number):
      ["compose(\(code(outer)), \(code(inner)))(\(number))"]
    case .composeTexts(let outer, let inner, let text):
      ["compose(\(code(outer)), \(code(inner)))(\(SuiteSupport.code(text)))"]
    case .composeLayers(let action, let value):
      ["compose(outer, inner)(reducer)(&value, \(action))  // value is \(value)"]
    case .enhanced(let actions, let state, let clock): code(enhancing: actions, in: state, clock)
    case .filtering(let knobs, let meter, let allowed):
      [
        "var meter = \(SuiteSupport.code(meter))  // another app, with types of its own",
        "let filtered = filterActions({ \(SuiteSupport.code(allowed)).contains($0) })(reducer)",
      ] + knobs.map { "filtered(&meter, \(SuiteSupport.code($0)))" }
    case .filteringNumbers(let action, let value, let predicates):
      predicates.reversed().map { "let \($0.rawValue) = filterActions { \(code($0)) }" } + [
        "var value = \(value)  // and a reducer that adds the action",
        predicates.reduce("reducer") { "\($1.rawValue)(\($0))" } + "(&value, \(action))",
      ]
    case .undo(let turns, let values, let limit): code(undoing: turns, from: values, limit: limit)
    case .store(let turns, let meters): code(sending: turns, to: meters)
    case .storeValueIsWritable: ["store.value = 5  // by code outside of the class"]
    }
  }

  static func code(ofTime seconds: Double) -> String {
    let number = Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
    return "Date(timeIntervalSince1970: \(number))"
  }

  private static func code(
    feeding actions: [AppAction], in state: AppState, _ clock: Clock
  ) -> [String] {
    if clock.tick == 0, actions.count == 1 {
      return [
        "var state = \(SuiteSupport.code(state))",
        "let now = { \(code(ofTime: clock.start)) }",
        "activityFeed(reducer, now: now)(&state, \(SuiteSupport.code(actions[0])))",
      ]
    }
    return [
      "var seconds = \(clock.start)", "var state = \(SuiteSupport.code(state))",
      "let reducer = activityFeed(appReducer, now: { Date(timeIntervalSince1970: seconds) })",
    ]
      + actions.enumerated().flatMap { index, action in
        [
          "seconds = \(clock.time(ofAction: index))",
          "reducer(&state, \(SuiteSupport.code(action)))",
        ]
      }
  }

  private static func code(
    enhancing actions: [AppAction], in state: AppState, _ clock: Clock
  ) -> [String] {
    ["var state = \(SuiteSupport.code(state))"]
      + actions.enumerated().flatMap { index, action in
        let time = "currentTime = \(code(ofTime: clock.time(ofAction: index)))"
        return (clock.tick == 0 ? [] : [time])
          + ["enhancedReducer(&state, \(SuiteSupport.code(action)))"]
      }
  }

  private static func code(
    undoing turns: [Turn<UndoAction<Key>>], from values: [Int], limit: Int
  ) -> [String] {
    let names = values.count == 1 ? ["state"] : names
    return zip(names, values).map { "var \($0) = UndoState(present: \($1))" }
      + [
        "let reducer = undoable(…, limit: \(limit))"
          + (values.count == 1 ? "" : "  // one for both")
      ]
      + turns.map { "reducer(&\(names[$0.place % names.count]), \(SuiteSupport.code($0.action)))" }
  }

  private static func code(sending turns: [Turn<Knob>], to meters: [Meter]) -> [String] {
    let names = meters.count == 1 ? ["store"] : names
    return zip(names, meters).map {
      "let \($0) = Store(initialValue: \(SuiteSupport.code($1)), reducer: reducer)"
    } + turns.map { "\(names[$0.place % names.count]).send(\(SuiteSupport.code($0.action)))" }
  }

  /// For two of a kind.
  static let names = ["first", "second"]

  private static func code(_ function: NumberFunction) -> String {
    switch function {
    case .plusOne: "{ $0 + 1 }"
    case .timesTwo: "{ $0 * 2 }"
    case .timesTwoPlusOne: "{ $0 * 2 + 1 }"
    case .timesThreePlusOne: "{ $0 * 3 + 1 }"
    case .hundredMinus: "{ 100 - $0 }"
    }
  }

  private static func code(_ function: TextFunction) -> String {
    switch function {
    case .f, .g, .inner, .outer: #"{ "\#(function.rawValue)(\($0))" }"#
    case .exclaim: #"{ $0 + "!" }"#
    }
  }

  private static func code(_ predicate: NumberPredicate) -> String {
    switch predicate {
    case .positive: "$0 > 0"
    case .even: "$0 % 2 == 0"
    }
  }
}
