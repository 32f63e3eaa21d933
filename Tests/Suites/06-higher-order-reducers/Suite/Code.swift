import HigherOrderReducersScript
import SuiteSupport

// Calls as a learner would write them.

extension Suite {
  package static func code(_ call: Call) -> [String] {
    switch call {
    case .deleting(let positions, let primes):
      [
        "var primes\(primes.isEmpty ? ": [Int]" : "") = \(SuiteSupport.code(primes))",
        "favoritePrimesReducer(state: &primes, action: .deleteFavoritePrimes"
          + "(\(SuiteSupport.code(positions))))",
      ]
    case .feed(let actions, let state, let inner, let clock):
      code(feeding: actions, in: state, around: inner, clock)
    case .logging(let knobs, let meter, _):
      [
        "var meter = \(SuiteSupport.code(meter))" + Comment("other-app").trailing,
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
      [
        "compose(outer, inner)(reducer)(&value, \(action))"
          + Comment("value", ["value": "\(value)"]).trailing
      ]
    case .enhanced(let actions, let state, let clock): code(enhancing: actions, in: state, clock)
    case .undoableApp(let actions, let state, let clock, let limit):
      code(undoing: actions, in: state, clock, limit: limit)
    case .filtering(let knobs, let meter, let allowed):
      [
        "var meter = \(SuiteSupport.code(meter))" + Comment("other-app").trailing,
        "let filtered = filterActions({ \(SuiteSupport.code(allowed)).contains($0) })(reducer)",
      ] + knobs.map { "filtered(&meter, \(SuiteSupport.code($0)))" }
    case .filteringNumbers(let action, let value, let predicates):
      predicates.reversed().map { "let \($0.rawValue) = filterActions { \(code($0)) }" } + [
        "var value = \(value)" + Comment("adding-reducer").trailing,
        predicates.reduce("reducer") { "\($1.rawValue)(\($0))" } + "(&value, \(action))",
      ]
    case .undo(let turns, let values, let limit): code(undoing: turns, from: values, limit: limit)
    case .undoWords(let limit, let longest):
      [
        Comment("every-word", ["count": "\(longest)"]).line,
        "undoable(…, limit: \(limit))",
      ]
    case .stacks(let stacks, let turns, let meters):
      code(stacking: stacks, around: meters)
        + turns.map { turn in
          "\(names[turn.place % 2])(&meters[\(turn.place)], \(SuiteSupport.code(turn.action)))"
        }
    case .store(let turns, let meters): code(sending: turns, to: meters)
    case .sending(let last):
      [
        "let store = Store(initialValue: \(SuiteSupport.code(Meter())), reducer: reducer)",
        "for steps in 1...\(last) { store.send(.turn(by: steps)) }",
      ]
    case .observing(let commands, let meter):
      code(sending: [], to: [meter])
        + commands.enumerated().map { place, command in
          guard case .send(let knob) = command else {
            let number = commands[...place].count { $0 == .subscribe }
            return "store.subscribe { show\(number)($0) }"
          }
          return "store.send(\(SuiteSupport.code(knob)))"
        }
    case .storeValueIsWritable: ["store.value = 5" + Comment("from-outside").trailing]
    case .screen(let state, let actions): code(showing: state, after: actions)
    case .apps(let count, let turns): code(starting: count, turns)
    }
  }

  static func code(ofTime seconds: Double) -> String {
    let number = Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
    return "Date(timeIntervalSince1970: \(number))"
  }

  private static func code(
    feeding actions: [AppAction], in state: AppState, around inner: InnerReducer, _ clock: Clock
  ) -> [String] {
    if clock.tick == 0 {
      let making =
        switch inner {
        case .app, .idle: "let recorded = activityFeed(reducer, now: now)"
        case .clearing: "let recorded = activityFeed({ $0.activityFeed = []; _ = $1 }, now: now)"
        case .diary: "let recorded = activityFeed(activityFeed(appReducer, now: now), now: now)"
        }
      return [
        "var state = \(code(state))", "let now = { \(code(ofTime: clock.start)) }", making,
      ] + actions.map { "recorded(&state, \(SuiteSupport.code($0)))" }
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

  /// A long list is made by what counts it up.
  private static func code(_ state: AppState) -> String {
    guard state == FeedSamples.long else { return SuiteSupport.code(state) }
    let count = state.favoritePrimes.count
    return "AppState(count: \(state.count), favoritePrimes: Array(0..<\(count)), activityFeed: "
      + "Array(repeating: \(SuiteSupport.code(state.activityFeed[0])), count: \(count)))"
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
          + (values.count == 1 ? "" : Comment("one-for-both").trailing)
      ]
      + runs(of: turns).flatMap { run -> [String] in
        func call(_ action: String) -> String {
          "reducer(&\(names[run[0].place % names.count]), \(action))"
        }
        guard run.count > 3 else { return run.map { call(SuiteSupport.code($0.action)) } }
        if case (.action(.add(let first)), .action(.add(let last))) = (
          run[0].action, run[run.count - 1].action
        ), first != last {
          return ["for number in \(first)...\(last) { \(call(".action(.add(number))")) }"]
        }
        return ["for _ in 1...\(run.count) { \(call(SuiteSupport.code(run[0].action))) }"]
      }
  }

  /// The same turns with those together that a loop can do: equal ones, and numbers that count up.
  private static func runs(of turns: [Turn<UndoAction<Key>>]) -> [[Turn<UndoAction<Key>>]] {
    turns.reduce(into: []) { runs, turn in
      guard let run = runs.last, let last = run.last, last.place == turn.place else {
        return runs.append([turn])
      }
      let step = run.count > 1 ? run[1].step(from: run[0]) : turn.step(from: last)
      guard let step, turn.step(from: last) == step else { return runs.append([turn]) }
      runs[runs.count - 1].append(turn)
    }
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

extension Turn<UndoAction<Key>> {
  /// By how much it adds more than another turn: 0 for the same again, 1 for the next number.
  fileprivate func step(from other: Turn) -> Int? {
    if action == other.action { return 0 }
    if case (.action(.add(let number)), .action(.add(let earlier))) = (action, other.action),
      number == earlier &+ 1
    {
      return 1
    }
    return nil
  }
}

// The whole app, as a learner would write it.

extension Suite {
  static func code(
    showing state: AppState, after actions: [UndoAction<AppAction>]
  ) -> [String] {
    let state = SuiteSupport.code(state)
    guard !actions.isEmpty else { return ["screen(of: UndoState(present: \(state)))"] }
    return ["var state = UndoState(present: \(state))"]
      + ["let reducer = undoable(appReducer, limit: \(Model.appLimit))"]
      + repeated(actions.map { "reducer(&state, \(SuiteSupport.code($0)))" })
      + ["screen(of: state)"]
  }

  static func code(
    starting count: Int, _ turns: [Turn<UndoAction<AppAction>>]
  ) -> [String] {
    let names = count == 1 ? ["send"] : names
    return names.prefix(count).map { "let \($0) = startApp(show: { show($0) })" }
      + repeated(
        turns.map { "\(names[$0.place % names.count])(\(SuiteSupport.code($0.action)))" })
  }

  /// The same lines; where one follows on itself again and again, in a loop.
  private static func repeated(_ lines: [String]) -> [String] {
    lines.reduce(into: [(line: String, count: Int)]()) { runs, line in
      if runs.last?.line == line {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((line, 1))
      }
    }.flatMap { run in
      run.count > 3
        ? ["for _ in 1...\(run.count) { \(run.line) }"]
        : Array(repeating: run.line, count: run.count)
    }
  }
}

extension Suite {
  /// The app within all of its layers, as a learner would write it.
  static func code(
    undoing actions: [UndoAction<AppAction>], in state: UndoState<AppState>, _ clock: Clock,
    limit: Int
  ) -> [String] {
    [
      "var state = \(SuiteSupport.code(state))",
      "let reducer = undoable(enhancedReducer, limit: \(limit))",
    ]
      + actions.enumerated().flatMap { index, action in
        [
          "currentTime = \(code(ofTime: clock.time(ofAction: index)))",
          "reducer(&state, \(SuiteSupport.code(action)))",
        ]
      }
  }
}
