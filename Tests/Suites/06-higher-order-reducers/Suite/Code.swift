import HigherOrderReducersScript
import SuiteSupport

// Calls as a learner would write them.

extension Suite {
  package static func code(_ call: Call) -> [String] { code(call, noting: .nothing) }

  /// What is written down while a call is made; its name is that of the variable that gets it.
  enum Noted {
    case nothing
    /// What the inner reducer is given.
    case runs
    /// What `log` is given.
    case logs
    /// What is called, by name.
    case calls
    /// What `show` is given.
    case shown
    /// What observers find in the store.
    case seen
  }

  static func code(_ call: Call, noting noted: Noted) -> [String] {
    switch call {
    case .deleting(let positions, let primes):
      [
        "var primes\(primes.isEmpty ? ": [Int]" : "") = \(SuiteSupport.code(primes))",
        "favoritePrimesReducer(state: &primes, action: .deleteFavoritePrimes"
          + "(\(SuiteSupport.code(positions))))", "primes",
      ]
    case .feed(let actions, let state, let inner, let clock):
      code(feeding: actions, in: state, around: inner, clock, noted)
    case .logging(let knobs, let meter, _):
      [
        "var meter = \(SuiteSupport.code(meter))",
        "let logged = logging(reducer, log: { \(noted == .logs ? "logs.append($0)" : "_ in") })",
      ].behind(meterApp(noted)) + knobs.map { "logged(&meter, \(SuiteSupport.code($0)))" }
    case .loggingText(let text, let isAction):
      isAction
        ? variable(for: noted) + [
          "var count = 0",
          "let logged = logging({ (count: inout Int, _: String) in count += 1 }"
            + ", log: { \(noted == .logs ? "logs.append($0)" : "_ in") })",
          "logged(&count, \(SuiteSupport.code(text)))",
        ]
        : variable(for: noted) + [
          #"var name = """#,
          "let logged = logging({ (name: inout String, _: Int) in name = \(SuiteSupport.code(text)) }"
            + ", log: { \(noted == .logs ? "logs.append($0)" : "_ in") })",
          "logged(&name, 1)",
        ]
    case .with(let number, let function):
      noted == .calls
        ? variable(for: noted) + [
          #"_ = with(\#(number), { calls.append("function"); return \#(code(function))($0) })"#
        ] : ["with(\(number), \(code(function)))"]
    case .withText(let text, let function):
      ["with(\(SuiteSupport.code(text)), \(code(function)))"]
    case .compose(let outer, let inner, let number):
      ["compose(\(code(outer)), \(code(inner)))(\(number))"]
    case .composeTexts(let outer, let inner, let text):
      ["compose(\(code(outer)), \(code(inner)))(\(SuiteSupport.code(text)))"]
    case .composeLayers(let action, let value):
      [
        "var calls: [String] = []",
        "func layer(_ name: String) -> (@escaping Reducer<Int, Int>) -> Reducer<Int, Int> {",
        "  { reducer in",
        #"    calls.append("\(name): put on")"#,
        "    return { value, action in",
        #"      calls.append("\(name): before")"#,
        "      reducer(&value, action)",
        #"      calls.append("\(name): after")"#,
        "    } } }",
        "var value = \(value)",
        #"compose(layer("outer"), layer("inner"))({ calls.append("reducer"); $0 += $1 })"#
          + "(&value, \(action))",
      ]
    case .enhanced(let actions, let state, let clock, _): code(enhancing: actions, in: state, clock)
    case .undoableApp(let actions, let state, let clock, let limit):
      code(undoing: actions, in: state, clock, limit: limit)
    case .filtering(let knobs, let meter, let allowed):
      [
        "var meter = \(SuiteSupport.code(meter))",
        "let allowed: [Knob] = \(SuiteSupport.code(allowed))",
        "let filtered = filterActions({ allowed.contains($0) })(reducer)",
      ].behind(meterApp(noted)) + knobs.map { "filtered(&meter, \(SuiteSupport.code($0)))" }
    case .filteringNumbers(let action, let value, let predicates):
      [
        "func reducer(_ value: inout Int, _ action: Int) { value += action }",
        "var value = \(value)",
        predicates.reduce("reducer") { "filterActions({ \(code($1)) })(\($0))" }
          + "(&value, \(action))",
      ]
    case .undo(let turns, let values, let limit):
      code(undoing: turns, from: values, limit: limit, noted)
    case .history(let commands, let limits):
      code(changing: commands, limits: limits, noted)
    case .undoWords(let limit, let longest):
      keyApp(.nothing) + [
        Comment("every-word", ["count": "\(longest)"]).line, undoing(limit, .nothing),
      ]
    case .stacks(let stacks, let turns, let meters):
      code(stacking: stacks, around: meters, noted)
        + turns.map { turn in
          "\(names[turn.place % 2])(&meters[\(turn.place)], \(SuiteSupport.code(turn.action)))"
        }
    case .store(let turns, let meters): code(using: meters, turns, noted)
    case .sending(let last):
      [
        "let store = Store(initialValue: \(SuiteSupport.code(Meter())), reducer: reducer)",
        "for steps in 1...\(last) { store.send(.turn(by: steps)) }",
      ].behind(meterApp(noted))
    case .storeValueIsWritable:
      [
        "let store = Store(initialValue: 0, reducer: { (value: inout Int, _: Int) in value += 1 })",
        "store.value = 5" + Comment("from-outside").trailing,
      ]
    case .screen(let state, let actions): code(showing: state, after: actions)
    case .apps(let count, let turns): code(starting: count, turns, noted)
    case .closedApp(let actions): code(closing: actions)
    }
  }

  // MARK: Apps of their own

  /// An app with a meter.
  static func meterApp(_ noted: Noted) -> [String] {
    [
      "struct Meter { var level = 0, unit = \"mm\" }" + Comment("other-app").trailing,
      "enum Knob: Equatable { case turn(by: Int), rename(String) }",
    ] + variable(for: noted, "Meter", "Knob") + [
      "func reducer(_ value: inout Meter, _ action: Knob) { \(noting(noted))"
        + "switch action { case .turn(let steps): value.level += steps; "
        + "case .rename(let unit): value.unit = unit } }"
    ]
  }

  static func variable(
    for noted: Noted, _ value: String = "AppState", _ action: String = "AppAction"
  ) -> [String] {
    switch noted {
    case .nothing: []
    case .runs: ["var runs: [(value: \(value), action: \(action))] = []"]
    case .logs: ["var logs: [String] = []"]
    case .calls: ["var calls: [String] = []"]
    case .shown: ["var shown: [[String]] = []"]
    case .seen: ["var seen: [String] = []"]
    }
  }

  /// What a reducer does before anything else.
  static func noting(_ noted: Noted) -> String {
    switch noted {
    case .runs: "runs.append((value: value, action: action)); "
    case .calls: #"calls.append("reducer"); "#
    case .nothing, .logs, .shown, .seen: ""
    }
  }

  static func code(ofTime seconds: Double) -> String {
    let number = Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
    return "Date(timeIntervalSince1970: \(number))"
  }

  private static func code(
    feeding actions: [AppAction], in state: AppState, around inner: InnerReducer, _ clock: Clock,
    _ noted: Noted
  ) -> [String] {
    let reducer =
      switch inner {
      case .app: noted == .runs ? "appReducer(&$0, $1)" : "appReducer"
      case .idle: noted == .runs ? "" : "{ _, _ in }"
      case .clearing: noted == .runs ? "$0.activityFeed = []" : "{ $0.activityFeed = []; _ = $1 }"
      case .diary: "activityFeed(appReducer, now: now)" + (noted == .runs ? "(&$0, $1)" : "")
      }
    let watched =
      noted == .runs ? "{ runs.append((value: $0, action: $1)); \(reducer) }" : reducer
    let making = "let recorded = activityFeed(\(watched), now: now)"
    let calls = actions.map { "recorded(&state, \(SuiteSupport.code($0)))" }
    if clock.tick == 0 {
      return variable(for: noted) + [
        "var state = \(code(state))", "let now = { \(code(ofTime: clock.start)) }", making,
      ] + calls
    }
    return variable(for: noted) + [
      "var seconds = \(clock.start)", "var state = \(code(state))",
      "let now = { Date(timeIntervalSince1970: seconds) }", making,
    ]
      + calls.enumerated().flatMap { index, call in
        ["seconds = \(clock.time(ofAction: index))", call]
      }
  }

  /// A long list is made by what counts it up.
  static func code(_ state: AppState) -> String {
    guard let entry = state.activityFeed.first, state.activityFeed.count > 50 else {
      return code(of: state)
    }
    let primes = state.favoritePrimes
    let list =
      !primes.isEmpty && primes == Array(0..<primes.count)
      ? "Array(0..<\(primes.count))" : code(of: primes)
    return "AppState(count: \(state.count), favoritePrimes: \(list), activityFeed: "
      + "Array(repeating: \(code(of: entry)), count: \(state.activityFeed.count)))"
  }

  /// A value with the types that Swift can't find by itself.
  static func code(of value: some Any) -> String {
    SuiteSupport.code(value).replacing("Activity(", with: "AppState.Activity(")
  }

  private static func code(
    enhancing actions: [AppAction], in state: AppState, _ clock: Clock
  ) -> [String] {
    // Before anybody sets it, the clock stands at 0.
    let standing = clock.tick == 0 && clock.start != 0
    return ["var state = \(code(state))"]
      + (standing ? ["currentTime = \(code(ofTime: clock.start))"] : [])
      + actions.enumerated().flatMap { index, action in
        let time = "currentTime = \(code(ofTime: clock.time(ofAction: index)))"
        return (clock.tick == 0 ? [] : [time])
          + ["enhancedReducer(&state, \(SuiteSupport.code(action)))"]
      }
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

extension [String] {
  /// Behind the declarations of an app.
  fileprivate func behind(_ app: [String]) -> [String] { app + self }
}
