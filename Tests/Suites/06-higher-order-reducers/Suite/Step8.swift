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
          given: code(script) + [Comment("shown").line])
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
        guard case .observed(let heard)? = actual.first, !heard.isEmpty,
          case .observed(let right)? = expected.first
        else { return }
        let told = [heard, right].map { ($0.last ?? []).map(ShownText.init) }
        try expect(told[0], equals: told[1], given: code + [Comment("told").line])
      })
    ]
  }
}

extension ShownText {
  fileprivate init(_ heard: Heard) {
    self.init("show\(heard.observer)(\(SuiteSupport.code(heard.value)))")
  }
}

extension TestContext<Suite> {
  fileprivate func expectLines(of state: AppState) throws {
    try expect([.screen(of: state, after: [])], seeing: { $0[0].screen })
  }

  fileprivate func expectButtons(after actions: [Action]) throws {
    let script = [Call.screen(of: AppState(count: 7), after: actions)]
    try expect(script, seeing: { $0[0].screen })
  }

  /// The first line of each screen, moment by moment.
  fileprivate func expectEachIsShown(after actions: [Action]) throws {
    let script = [Call.apps(1, actions.map { Turn($0) })]
    try expect(
      script, seeing: { $0[0].moments.map { $0.shown.map { $0.lines.first ?? "" } } },
      given: Suite.code(script) + [Comment("first-lines-shown").line])
  }

  /// All lines but the diary's, moment by moment.
  fileprivate func expectUndo(after actions: [Action]) throws {
    let script = [Call.apps(1, actions.map { Turn($0) })]
    try expect(
      script, seeing: { $0[0].moments.map { $0.shown.flatMap(\.linesButDiary) } },
      given: Suite.code(script) + [Comment("shown-without-diary").line])
  }

  /// The first of very many moments in which it isn't shown what should be: after more steps than are
  /// kept, and as many undos.
  fileprivate func expectUndoLimit() throws {
    let count = Model.appLimit + 1
    let turns = [Action.action(.counter(.incrTapped)), .undo].flatMap {
      Array(repeating: Turn($0), count: count)
    }
    let (actual, expected) = try traceAndModel(of: [Call.apps(1, turns)])
    for (index, (seen, right)) in zip(actual[0].moments, expected[0].moments).enumerated() {
      try SuiteSupport.expect(
        seen.shown.flatMap(\.linesButDiary), equals: right.shown.flatMap(\.linesButDiary),
        given: Suite.code(.apps(1, Array(turns.prefix(index)))) + [
          Comment("last-shown-without-diary").line
        ])
    }
  }

  /// What the layers did, moment by moment.
  fileprivate func expectLayers(after actions: [Action]) throws {
    let script = [Call.apps(1, actions.map { Turn($0) })]
    try expect(
      script,
      seeing: { trace in
        trace[0].moments.dropFirst().map {
          LayersSeen(diary: $0.shown.last?.diary ?? "", newLogLines: $0.lineCount)
        }
      }, given: Suite.code(script) + [Comment("diary-and-lines").line])
  }

  /// What is sent to one app isn't shown by the other, and changes nothing in it.
  fileprivate func expectSeparateApps() throws {
    let (first, second) = (0, 1)
    let turns: [Turn<Action>] = [
      Turn(.action(.counter(.incrTapped)), at: first),
      Turn(.action(.counter(.decrTapped)), at: second),
      Turn(.action(.counter(.incrTapped)), at: first),
    ]
    for count in [1, 2, turns.count] {
      let script = [Call.apps(2, Array(turns.prefix(count)))]
      try expect(
        script,
        seeing: { trace in
          trace[0].moments.flatMap(\.shown).map { shown in
            ShownText("\(Suite.names[shown.place % 2]): \(shown.lines.first ?? "")")
          }
        }, given: Suite.code(script) + [Comment("first-lines-of-each").line])
    }
  }
}

extension ShownScreen {
  /// The diary's is the third of four.
  fileprivate var linesButDiary: [String] {
    lines.enumerated().filter { $0.offset != 2 }.map(\.element)
  }

  fileprivate var diary: String? { lines.dropFirst(2).first }
}

/// What the layers of the app did with an action.
private struct LayersSeen: Equatable, TreeConvertible {
  var diary: String
  var newLogLines: Int

  var tree: Tree { Tree(describing: (diary: diary, newLogLines: newLogLines)) }
}
