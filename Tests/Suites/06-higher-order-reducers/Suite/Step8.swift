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
      }.withLiterals { context, literals in
        try context.expectFirstLines(
          of: literals.numbers.map { AppState(count: $0, favoritePrimes: [$0]) }
            + literals.counts(upTo: 300).map { AppState(favoritePrimes: Array(1...$0)) })
      },
      Check("screen.no-primes", step: 8, after: "screen.lines") { context in
        try forAll(AppSamples.states.filter(\.favoritePrimes.isEmpty)) {
          try context.expectLines(of: $0)
        }
      }.withLiterals { context, literals in
        try context.expectFirstLines(
          of: literals.numbers.map { AppState(count: $0) }
            + literals.counts(upTo: 1_000).map { FeedSamples.withEntries($0) })
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
        let machine = StoreMachine(
          seeing: .replays, observers: 101, knobs: [.turn(by: 1)],
          examples: [manyObservers(101), manyActions(with: 0) + [.subscribe]])
        try $0.expectWords(of: machine, upTo: 5)
      }.withLiterals { try $0.expectManyObservers(naming: $1, seeing: .replays) },
      Check("observers.each", step: 8, after: "observers.at-once") {
        let machine = StoreMachine(
          seeing: .news, observers: 101, knobs: [.turn(by: 1), .rename("cm"), .turn(by: 0)],
          examples: [manyObservers(101), manyActions(with: 2)])
        try $0.expectWords(of: machine, upTo: 4, byChance: 20)
      }.withLiterals { try $0.expectManyObservers(naming: $1, seeing: .news) },
      Check("observers.value-first", step: 8, after: "observers.each") {
        let machine = StoreMachine(
          seeing: .seen, observers: 2, knobs: [.turn(by: 1), .rename("cm")])
        try $0.expectWords(of: machine, upTo: 3, byChance: 5)
      },
      Check("observers.goes-away", step: 8, after: "observers.each") { context in
        let machine = StoreMachine(
          seeing: .isGone, observers: 101, releases: true, knobs: [.turn(by: 1)],
          examples: [
            manyObservers(101) + [.release], manyActions(with: 2) + [.subscribe, .release],
          ] + briefUses.map { $0 + [.release] })
        try context.expectWords(of: machine, upTo: 4)
        try context.forAllSequences(of: AppSamples.allActions, exhaustive: 2, count: 10) {
          try context.expectAppGoesAway(after: $0)
        }
        try context.expectAppGoesAway(after: manySteps)
      }.withLiterals { context, literals in
        guard let most = literals.counts(upTo: 500).last, most > manySteps.count else { return }
        try context.expectAppGoesAway(
          after: Array(repeating: AppSamples.actions[0], count: most + 1))
        // A store that apps share never goes away.
      }.using(["app.two"]),
    ]
  }

  /// Whatever a store can be sent, each alone and after each other one, and all kinds of values.
  private static var briefUses: [[StoreCommand]] {
    let commands = Model.knobs.map { StoreCommand.send($0) } + [.subscribe]
    return commands.flatMap { first in [[first]] + commands.map { [first, $0] } }
      + Model.forgottenKnobs.map { [.subscribe, .send($0)] }
  }

  /// More observers than anybody has in mind.
  static func manyObservers(_ count: Int) -> [StoreCommand] {
    Array(repeating: .subscribe, count: count) + [.send(.turn(by: 1))]
  }

  /// More actions than anybody counts, with so many observers.
  private static func manyActions(with observers: Int) -> [StoreCommand] {
    Array(repeating: .subscribe, count: observers)
      + Array(repeating: .send(.turn(by: 1)), count: 500)
  }

  // MARK: The app

  /// More steps than are kept, and as many undos.
  private static let manySteps = [Action.action(.counter(.incrTapped)), .undo].flatMap {
    Array(repeating: $0, count: Model.appLimit + 1)
  }

  static var appChecks: [Check<Suite>] {
    [
      Check("app.shows-at-once", step: 8, after: "screen.buttons", "observers.at-once") {
        context in
        try context.expectWords(
          of: AppMachine(
            seeing: Sight("shown" + Comment("shown").trailing, noting: .shown) { answer in
              answer.moments.flatMap(\.shown).map(\.lines)
            }, actions: [], examples: [[]]), upTo: 0)
      },
      Check(
        "app.shows-each", step: 8, after: "app.shows-at-once", "store.send", "store.once",
        "undo.any-sequence", "enhanced.records", "observers.each"
      ) { context in
        try context.expectWords(
          of: AppMachine(seeing: .firstLines, actions: AppSamples.actions), upTo: 2, byChance: 20)
      }.withLiterals { context, literals in
        guard let most = literals.counts(upTo: 500).last, most > 101 else { return }
        let many = Array(repeating: AppSamples.actions[0], count: most + 1)
        try context.expectWords(
          of: AppMachine(seeing: .firstLines, actions: [], examples: [many]), upTo: 0)
      },
      Check("app.undo", step: 8, after: "app.shows-each", "screen.buttons") { context in
        try context.expectWords(
          of: AppMachine(
            seeing: .lastScreen, actions: AppSamples.historyActions, examples: [manySteps]),
          upTo: 2, byChance: 20)
      },
      Check("app.layers", step: 8, after: "app.undo", "enhanced.logs") { context in
        try context.expectLinesStay()
        try context.expectWords(
          of: AppMachine(seeing: .layers, actions: AppSamples.historyActions), upTo: 2, byChance: 10
        )
      },
      Check(
        sameAnswers: "app.two", step: 8, after: "app.shows-each", "store.two", "undo.in-state",
        "enhanced.remembers-nothing"
      ) { context in
        // What is sent to one app isn't shown by the other, and changes nothing in it.
        let calls = Sight(
          "calls" + Comment("first-lines-of-each").trailing, noting: .calls, seeing: \.calls)
        let machine = AppMachine(seeing: calls, actions: AppSamples.buttonActions)
        try context.expectWords(of: machine.byTurns, upTo: 3, byChance: 10)
      },
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

extension TestContext<Suite> {
  fileprivate func expectLines(of state: AppState) throws {
    let script = [Call.screen(of: state, after: [])]
    let (seen, right) = try traceAndModel(of: script)
    // The buttons have a check of their own.
    if seen[0].screen.count == right[0].screen.count,
      seen[0].screen.prefix(3) == right[0].screen.prefix(3)
    {
      return
    }
    try SuiteSupport.expect(seen[0].screen, equals: right[0].screen, given: Suite.code(script))
  }

  /// The lines of many screens at once, without the buttons.
  fileprivate func expectFirstLines(of states: [AppState]) throws {
    try expectEach(
      of: states.map { [.screen(of: $0, after: [])] },
      seeing: { $0.map { Array($0.screen.prefix(3)) } },
      code: { Suite.code($0).map { "Array(\($0).prefix(3))" } })
  }

  /// As many observers as the exercise names, if those are more than it is asked about anyway.
  fileprivate func expectManyObservers(
    naming literals: Literals, seeing sight: Sight<Suite>
  ) throws {
    guard let most = literals.counts(upTo: 2_000).last, most > 101 else { return }
    try expectWords(
      of: StoreMachine(seeing: sight, examples: [Suite.manyObservers(most + 1)]), upTo: 0)
  }

  /// What was written to the console before an app starts is still there.
  fileprivate func expectLinesStay() throws {
    let script = [Call.apps(1, [])]
    try expect(
      script, seeing: { 1 &+ $0[0].newLines },
      given: [#"logLines = ["start"]"#] + Suite.code(script) + ["logLines.count"],
      note: { _ in "lines-stay" })
  }

  /// Nothing may hold an app, and what shows it, that nothing sends anything to any more.
  fileprivate func expectAppGoesAway(after actions: [Action]) throws {
    let script = [Call.closedApp(actions)]
    try SuiteSupport.expect(
      trace(of: script) == Suite.model(script), given: Suite.code(script), note: "stays")
  }

  fileprivate func expectButtons(after actions: [Action]) throws {
    let script = [Call.screen(of: AppState(count: 7), after: actions)]
    try expect(script, seeing: { $0[0].screen })
  }
}

/// An app that is sent something.
private struct AppMachine: StateMachine {
  typealias Lesson = Suite

  let visible: Sight<Suite>
  let actions: [Action]
  var examples: [[Action]] = []

  init(seeing visible: Sight<Suite>, actions: [Action], examples: [[Action]] = []) {
    (self.visible, self.actions, self.examples) = (visible, actions, examples)
  }

  /// What may be sent is always the same.
  let start: Void = ()

  func commands(in world: Void) -> [Action] { actions }

  func perform(_ command: Action, in world: inout Void) {}

  func script(of word: [Action]) -> [Call] { [.apps(1, word.map { Turn($0) })] }

  func beginning(of trace: [Answer], through word: [Action]) -> [Answer] {
    trace.first(word.count + 1)
  }

  func sights(of word: [Action]) -> [Sight<Suite>] { [visible] }

  /// Two apps by turns.
  var byTurns: Turns<AppMachine> {
    Turns(
      of: self, script: { [.apps(2, $0.map { Turn($0.command, at: $0.object) })] },
      beginning: { $0.first($1.count + 2) }, sights: { _ in [visible] })
  }
}

extension Sight<Suite> {
  /// The first line of each screen.
  fileprivate static var firstLines: Sight {
    Sight(#"shown.map { $0.first ?? "" }"# + Comment("first-lines-shown").trailing, noting: .shown)
    {
      $0.screens.map { $0.first ?? "" }
    }
  }

  /// The last screen, unless only the diary's line is another one.
  fileprivate static var lastScreen: Sight {
    Sight(code: Suite.code(noting: .shown)) { actual, expected, code in
      let lines = { (trace: [Answer]) in trace[0].moments.last?.shown.flatMap(\.linesButDiary) }
      guard lines(actual) != lines(expected) else { return }
      let (seen, right) = (actual[0].screens, expected[0].screens)
      try expect(
        seen.count, equals: right.count,
        given: code() + ["shown.count" + Comment("number-of-screens").trailing])
      try expect(
        seen.last, equals: right.last,
        given: code() + ["shown[\(right.count - 1)]" + Comment("shown").trailing])
    }
  }

  /// What the layers did.
  fileprivate static var layers: Sight {
    Sight(
      #"(diary: shown.last?.dropFirst(2).first ?? "", logLines: logLines.count)"#
        + Comment("diary-and-lines").trailing, noting: .shown
    ) { answer in
      LayersSeen(
        diary: answer.screens.last?.dropFirst(2).first ?? "",
        logLines: answer.newLines)
    }
  }
}

extension Answer {
  /// How many lines the console got.
  var newLines: Int { moments.reduce(0) { $0 &+ $1.lineCount } }

  /// All that were shown.
  var screens: [[String]] { moments.flatMap(\.shown).map(\.lines) }

  /// The first line of each, and to which of two apps it belongs.
  var calls: [String] {
    moments.flatMap(\.shown).map { "\(Suite.names[$0.place % 2]): \($0.lines.first ?? "")" }
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
