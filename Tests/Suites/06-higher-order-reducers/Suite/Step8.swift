import HigherOrderReducersScript
import SuiteSupport

private typealias Action = UndoAction<AppAction>

extension Suite {
  // MARK: The screen

  static var screenChecks: [Check<Suite>] {
    [
      Check("screen.lines", step: 8) { context in
        try forAll(AppSamples.states.filter { !$0.favoritePrimes.isEmpty }) {
          try context.expectLines(of: $0)
        }
      },
      Check("screen.no-primes", step: 8, after: "screen.lines") { context in
        try forAll(AppSamples.states.filter(\.favoritePrimes.isEmpty)) {
          try context.expectLines(of: $0)
        }
      },
      Check("screen.buttons", step: 8, after: "screen.no-primes", "undo.any-sequence") { context in
        try context.forAllSequences(of: AppSamples.buttonActions, exhaustive: 3, count: 20) {
          try context.expectButtons(after: $0)
        }
      },
    ]
  }

  // MARK: Observers

  static var observerChecks: [Check<Suite>] {
    [
      Check("observers.at-once", step: 8, after: "store.send") {
        try $0.expectWords(of: ObservedStore(isAboutReplays: true), upTo: 5)
      },
      Check("observers.each", step: 8, after: "observers.at-once") {
        try $0.expectWords(of: ObservedStore(isAboutReplays: false), upTo: 4, byChance: 20)
      },
    ]
  }

  // MARK: The app

  static var appChecks: [Check<Suite>] {
    [
      Check("app.shows-at-once", step: 8, after: "screen.no-primes", "observers.at-once") {
        context in
        let script = [Call.apps(1, [])]
        try context.expect(
          script, seeing: { $0[0].moments.flatMap(\.shown).map(\.lines) },
          given: code(script[0], noting: .shown) + ["shown" + Comment("shown").trailing])
      },
      Check(
        "app.shows-each", step: 8, after: "app.shows-at-once", "store.send", "store.once",
        "undo.any-sequence", "enhanced.records", "observers.each"
      ) { context in
        try context.forAllSequences(of: AppSamples.actions, exhaustive: 2, count: 20) {
          try context.expectEachIsShown(after: $0)
        }
      },
      Check("app.undo", step: 8, after: "app.shows-each", "screen.buttons") { context in
        try context.forAllSequences(of: AppSamples.historyActions, exhaustive: 2, count: 20) {
          try context.expectUndo(after: $0)
        }
        try context.expectUndoLimit()
      },
      Check("app.layers", step: 8, after: "app.undo", "enhanced.logs") { context in
        try context.forAllSequences(of: AppSamples.historyActions, exhaustive: 2, count: 10) {
          try context.expectLayers(after: $0)
        }
      },
      Check(
        sameAnswers: "app.two", step: 8, after: "app.shows-each", "store.two", "undo.in-state",
        "enhanced.remembers-nothing"
      ) { try $0.expectSeparateApps() },
      Check("app.silent", step: 8, after: "app.shows-at-once") { context in
        // A store needn't be pure, and neither has who starts it.
        try context.expectSilence(during: [.screen(of: AppSamples.states[2], after: [])])
      },
      Check(
        reading: "screen.pure-by-reading", of: "screen(of:)", step: 8, after: "screen.buttons",
        "app.two", "app.silent"),
    ]
  }
}

/// A store, which up to four observers watch.
private struct ObservedStore: StateMachine {
  typealias Lesson = Suite

  /// Whether it matters what is told to who subscribes, or what is told of what is sent.
  let isAboutReplays: Bool

  let start = 0

  /// More observers than anybody has in mind.
  var examples: [[ObserverCommand]] {
    [Array(repeating: .subscribe, count: 4) + [.send(.turn(by: 1))]]
  }

  func commands(in count: Int) -> [ObserverCommand] {
    let knobs = isAboutReplays ? [.turn(by: 1)] : Model.knobs
    return knobs.map { .send($0) } + (count < 4 ? [.subscribe] : [])
  }

  func perform(_ command: ObserverCommand, in count: inout Int) {
    if command == .subscribe { count += 1 }
  }

  func script(of word: [ObserverCommand]) -> [Call] { [.observing(word, from: Meter())] }

  func beginning(of trace: [Answer], through word: [ObserverCommand]) -> [Answer] {
    trace.map { answer in
      guard case .observed(let heard) = answer else { return answer }
      return .observed(Array(heard.prefix(word.count)))
    }
  }

  func sights(of word: [ObserverCommand]) -> [Sight<Suite>] {
    guard (word.last == .subscribe) == isAboutReplays else { return [] }
    return [
      Sight(comparing: { actual, expected, code in
        guard let actual = actual.first, let expected = expected.first, !actual.heard.isEmpty
        else { return }
        try expect(
          actual.heard.flatMap(\.self).map(\.note),
          equals: expected.heard.flatMap(\.self).map(\.note),
          given: code + ["calls" + Comment("told").trailing])
      })
    ]
  }
}

extension Answer {
  /// What the observers of a store heard, command by command.
  var heard: [[Heard]] { if case .observed(let heard) = self { heard } else { [] } }
}

extension Heard {
  /// As the lines note it.
  var note: String { "\(observer): \(value.level) \(value.unit)" }
}

extension TestContext<Suite> {
  fileprivate func expectLines(of state: AppState) throws {
    try expect([.screen(of: state, after: [])], seeing: { $0[0].screen })
  }

  fileprivate func expectButtons(after actions: [Action]) throws {
    let script = [Call.screen(of: AppState(count: 7), after: actions)]
    try expect(script, seeing: { $0[0].screen })
  }

  /// The first line of each screen, for the first moment in which it isn't as it should be.
  fileprivate func expectEachIsShown(after actions: [Action]) throws {
    let (actual, expected) = try traceAndModel(of: [.apps(1, actions.map { Turn($0) })])
    for index in expected[0].moments.indices {
      let (seen, right) = (actual[0].firstLines(upTo: index), expected[0].firstLines(upTo: index))
      try SuiteSupport.expect(
        seen, equals: right,
        given: Suite.code(beginning(of: actions, upTo: index), noting: .shown)
          + [#"shown.map { $0.first ?? "" }"# + Comment("first-lines-shown").trailing])
    }
  }

  /// All lines but the diary's, for the first moment in which they aren't as they should be.
  fileprivate func expectUndo(after actions: [Action]) throws {
    let (actual, expected) = try traceAndModel(of: [.apps(1, actions.map { Turn($0) })])
    for (index, (seen, right)) in zip(actual[0].moments, expected[0].moments).enumerated()
    where seen.shown.flatMap(\.linesButDiary) != right.shown.flatMap(\.linesButDiary) {
      let given = Suite.code(beginning(of: actions, upTo: index), noting: .shown)
      let (seen, right) = (actual[0].screens(upTo: index), expected[0].screens(upTo: index))
      try SuiteSupport.expect(
        seen.count, equals: right.count,
        given: given + ["shown.count" + Comment("number-of-screens").trailing])
      try SuiteSupport.expect(
        seen.last, equals: right.last,
        given: given + ["shown[\(right.count - 1)]" + Comment("shown").trailing])
    }
  }

  /// After more steps than are kept, and as many undos.
  fileprivate func expectUndoLimit() throws {
    let count = Model.appLimit + 1
    try expectUndo(
      after: [.action(.counter(.incrTapped)), .undo].flatMap {
        Array(repeating: $0, count: count)
      })
  }

  /// What the layers did, for the first moment in which it isn't what they should.
  fileprivate func expectLayers(after actions: [Action]) throws {
    let (actual, expected) = try traceAndModel(of: [.apps(1, actions.map { Turn($0) })])
    for index in expected[0].moments.indices.dropFirst() {
      try SuiteSupport.expect(
        actual[0].layers(upTo: index), equals: expected[0].layers(upTo: index),
        given: Suite.code(beginning(of: actions, upTo: index), noting: .shown) + [
          #"(diary: shown.last?.dropFirst(2).first ?? "", logLines: logLines.count)"#
            + Comment("diary-and-lines").trailing
        ])
    }
  }

  private func beginning(of actions: [Action], upTo index: Int) -> Call {
    .apps(1, actions.prefix(index).map { Turn($0) })
  }

  /// What is sent to one app isn't shown by the other, and changes nothing in it.
  fileprivate func expectSeparateApps() throws {
    let (first, second) = (0, 1)
    let turns: [Turn<Action>] = [
      Turn(.action(.counter(.incrTapped)), at: first),
      Turn(.action(.counter(.decrTapped)), at: second),
      Turn(.action(.counter(.incrTapped)), at: first),
    ]
    let (actual, expected) = try traceAndModel(of: [.apps(2, turns)])
    for index in expected[0].moments.indices.dropFirst() {
      try SuiteSupport.expect(
        actual[0].calls(upTo: index), equals: expected[0].calls(upTo: index),
        given: Suite.code(.apps(2, Array(turns.prefix(index - 1))), noting: .calls)
          + ["calls" + Comment("first-lines-of-each").trailing])
    }
  }
}

// What was shown up to one moment.

extension Answer {
  fileprivate func screens(upTo index: Int) -> [[String]] {
    moments.prefix(index + 1).flatMap(\.shown).map(\.lines)
  }

  fileprivate func firstLines(upTo index: Int) -> [String] {
    screens(upTo: index).map { $0.first ?? "" }
  }

  /// The first line of each, and to which of two apps it belongs.
  func calls(upTo index: Int) -> [String] {
    moments.prefix(index + 1).flatMap(\.shown).map { shown in
      "\(Suite.names[shown.place % 2]): \(shown.lines.first ?? "")"
    }
  }

  fileprivate func layers(upTo index: Int) -> LayersSeen {
    LayersSeen(
      diary: screens(upTo: index).last?.dropFirst(2).first ?? "",
      logLines: moments.prefix(index + 1).reduce(0) { $0 &+ $1.lineCount })
  }
}

extension ShownScreen {
  /// The diary's is the third of four.
  fileprivate var linesButDiary: [String] {
    lines.enumerated().filter { $0.offset != 2 }.map(\.element)
  }
}

/// What the layers of the app did with an action.
private struct LayersSeen: Equatable, TreeConvertible {
  var diary: String
  var logLines: Int

  var tree: Tree { Tree(describing: (diary: diary, logLines: logLines)) }
}
