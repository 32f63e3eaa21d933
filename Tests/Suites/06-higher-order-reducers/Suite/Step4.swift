import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  // MARK: compose and with

  static var composeChecks: [Check<Suite>] {
    [
      Check("with.applies", step: 4) { context in
        try forAll([0, 3, -4]) { try context.expectResult(of: .with($0, .timesTwoPlusOne)) }
        try context.expectResult(of: .withText("prime", .exclaim))
        let script = [Call.with(3, .timesTwoPlusOne)]
        try context.expect(
          script, seeing: { $0[0].callCount },
          given: code(script[0], noting: .calls) + ["calls.count"])
      }.withLiterals { context, literals in
        try context.expectResults(
          of: literals.summands.map { .with($0, .plusOne) }
            + literals.texts.map { .withText($0, .exclaim) })
      },
      Check("compose.right-to-left", step: 4) { context in
        try forAll([0, 3, -4]) { try context.expectResult(of: .compose(.plusOne, .timesTwo, $0)) }
        try context.expectResult(of: .composeTexts(.f, .g, "x"))
      }.withLiterals { context, literals in
        try context.expectResults(
          of: literals.summands.map { .compose(.plusOne, .timesTwo, $0) }
            + literals.texts.map { .composeTexts(.f, .g, $0) })
      },
      Check("compose.layers", step: 4, after: "compose.right-to-left") { context in
        let call = Call.composeLayers(action: 5, value: 1)
        let (actual, expected) = (try context.trace(of: [call])[0].layers, model([call])[0].layers)
        try expect(actual.events, equals: expected.events, given: code(call) + ["calls"])
        try expect(actual.value, equals: expected.value, given: code(call) + ["value"])
      },
    ]
  }

  // MARK: enhancedReducer

  static var enhancedChecks: [Check<Suite>] {
    [
      Check(
        "enhanced.records", step: 4, after: "with.applies", "compose.right-to-left",
        "delete.missing", "feed.nothing", "feed.missing", "feed.clock", "logging.runs-inner"
      ) { context in
        for (number, state) in Model.states.enumerated() where !state.favoritePrimes.isEmpty {
          // Other words by chance in each state: the same ones would find nothing more.
          try context.expectWords(
            of: EnhancedMachine(start: state), upTo: 2, byChance: 3, number: UInt64(number))
        }
        for clock in Model.clocks { try context.expectClockIsAsked(clock) }
      }.withLiterals { context, literals in
        try context.expectEach(
          of: literals.countable.map { number in
            [
              .enhanced(
                [.primeModal(.saveFavoritePrimeTapped), .counter(.incrTapped)],
                in: AppState(count: number), clock: Clock(start: 0, tick: 0), reading: false)
            ]
          }
            + literals.summands.map { time in
              [
                .enhanced(
                  [.primeModal(.saveFavoritePrimeTapped)], in: AppState(count: 2),
                  clock: Clock(start: Double(time), tick: 0), reading: false)
              ]
            }, asking: "state", seeing: { $0.map(\.enhanced.last?.state) })
      },
      Check(
        "enhanced.logs", step: 4, after: "with.applies", "compose.right-to-left",
        "feed.before", "logging.new-value"
      ) { context in
        try context.forAllSequences(of: Array(Model.actions.prefix(3)), count: 20) { actions in
          let script = [
            Call.enhanced(
              actions, in: AppState(count: 2), clock: Clock(start: 0, tick: 0),
              reading: actions.count <= 2)
          ]
          let turns = try context.trace(of: script)[0].enhanced
          try expect(
            turns.reduce(0) { $0 &+ $1.lineCount }, equals: actions.count,
            given: code(script) + ["logLines.count" + Comment("number-of-lines").trailing])
          try expect(
            turns.allSatisfy { $0.isTold != false }, given: code(script), note: "untold")
        }
      },
      Check(
        sameAnswers: "enhanced.remembers-nothing", step: 4, after: "delete.same-answer",
        "feed.clock", "feed.remembers-nothing", "logging.remembers-nothing", "with.applies",
        "compose.right-to-left"),
      Check(
        reading: "compose.pure-by-reading", of: "compose(_:_:)", "with(_:_:)", step: 4,
        after: "compose.layers", "with.applies"),
      // Its clock and its log are the world outside.
      Check(
        reading: "enhanced.pure-by-reading", of: "enhancedReducer(_:_:)", step: 4,
        passingOver: ["wallClock", "currentTime", "console", "logLines"],
        after: "enhanced.records", "enhanced.logs", "enhanced.remembers-nothing",
        "delete.pure-by-reading", "feed.pure-by-reading", "logging.pure-by-reading",
        "compose.pure-by-reading"),
    ]
  }
}

extension TestContext<Suite> {
  /// Each action at another time.
  fileprivate func expectClockIsAsked(_ clock: Clock) throws {
    try expect(
      Model.timedActions,
      playing: { [.enhanced($0, in: AppState(count: 2), clock: clock, reading: false)] },
      upTo: { $0.first($1) },
      seeing: Sight("state", noting: .nothing) { $0.enhanced.last?.state })
  }

  fileprivate func expectResult(of call: Call) throws {
    try expect([call], seeing: \.[0].result)
  }

  fileprivate func expectResults(of calls: [Call]) throws {
    try expectEach(of: calls.map { [$0] }, seeing: { $0.map(\.result) })
  }
}

/// The app with both its layers, each action at another time.
private struct EnhancedMachine: StateMachine {
  typealias Lesson = Suite

  let start: AppState

  func commands(in state: AppState) -> [AppAction] {
    [
      .counter(.incrTapped), .counter(.decrTapped), .primeModal(.saveFavoritePrimeTapped),
      .favoritePrimes(.deleteFavoritePrimes([0])), .primeModal(.removeFavoritePrimeTapped),
    ].filter { !$0.removesTwins(in: state) }
  }

  func perform(_ action: AppAction, in state: inout AppState) { appReducer(&state, action) }

  func script(of word: [AppAction]) -> [Call] {
    [.enhanced(word, in: start, clock: Clock(start: 0, tick: 100), reading: false)]
  }

  func beginning(of trace: [Answer], through word: [AppAction]) -> [Answer] {
    trace.first(word.count)
  }

  func sights(of word: [AppAction]) -> [Sight<Suite>] {
    [Sight("state", noting: .nothing) { $0.enhanced.last?.state }]
  }
}

extension Answer {
  /// How often the function was called.
  fileprivate var callCount: Int { if case .number(_, let calls) = self { calls.count } else { 0 } }

  var layers: (events: [LayerEvent], value: Int) {
    if case .layers(let events, let value) = self { (events, value) } else { ([], 0) }
  }

  fileprivate var result: FunctionResult? {
    switch self {
    case .number(let number, _): .number(number)
    case .text(let text, _): .text(text)
    default: nil
    }
  }
}

private enum FunctionResult: Equatable, TreeConvertible {
  case number(Int)
  case text(String)

  var tree: Tree {
    switch self {
    case .number(let number): Tree(describing: number)
    case .text(let text): Tree(describing: text)
    }
  }
}

extension Suite {
  static var composeDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["with.applies"],
        scripts: [
          [0, 1, 3, -4, 12].flatMap { [.with($0, .timesThreePlusOne), .with($0, .hundredMinus)] }
        ],
        seeing: \.self,
        mistakes: [
          mistake("with-leaves-out", \.applied) { value, _ in value },
          mistake("with-leaves-out", \.applied) { value, function in
            _ = function(value)
            return value
          },
          mistake("with-calls-twice", \.applied) { value, function in function(function(value)) },
        ]),
      Diagnosis(
        checks: ["compose.right-to-left", "compose.layers"],
        scripts: [["x", "7", ""].map { .composeTexts(.outer, .inner, $0) }], seeing: \.self,
        mistakes: [
          mistake("calls-too-few", \.composed) { _, _, value in value },
          mistake("calls-too-few", \.composed) { _, inner, value in inner(value) },
          mistake("calls-too-few", \.composed) { outer, _, value in outer(value) },
          mistake("calls-too-few", \.composed) { outer, inner, value in
            _ = inner(value)
            return outer(value)
          },
          mistake("left-to-right", \.composed) { outer, inner, value in inner(outer(value)) },
          mistake("calls-too-often", \.composed) { outer, inner, value in outer(inner(inner(value)))
          },
          mistake("calls-too-often", \.composed) { outer, inner, value in outer(outer(inner(value)))
          },
          mistake("calls-too-often", \.composed) { outer, inner, value in inner(outer(inner(value)))
          },
          mistake("calls-too-often", \.composed) { outer, inner, value in
            _ = inner(value)
            return outer(inner(value))
          },
          mistake("calls-too-often", \.composed) { outer, inner, value in
            let result = outer(inner(value))
            _ = inner(value)
            return result
          },
        ]),
    ]
  }
}

extension Suite {
  static var enhancedDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["enhanced.records", "enhanced.logs"], scripts: [enhancedScript],
        seeing: enhanced,
        mistakes: [
          mistake("enhanced-lacks-a-layer", EnhancedParts(records: 0, lines: 0)),
          mistake("enhanced-lacks-a-layer", EnhancedParts(records: 0)),
          mistake("enhanced-lacks-a-layer", EnhancedParts(lines: 0)),
          mistake("enhanced-lines-tell-nothing", EnhancedParts(tells: false)),
          mistake("enhanced-layer-twice", EnhancedParts(lines: 2)),
          mistake("enhanced-layer-twice", EnhancedParts(records: 2)),
          mistake("enhanced-layer-twice", EnhancedParts(records: 2, lines: 2)),
          mistake("enhanced-clock", remembers: true, EnhancedParts(time: Clock.unknownTime)),
          // The first action of all is at this time.
          mistake("enhanced-clock", remembers: true, EnhancedParts(time: wall.time(ofAction: 0))),
        ]
          // Layers side by side, in either order: the app comes to have primes twice.
          + [false, true].flatMap { twins in
            [
              EnhancedParts(recordsTwins: twins, runs: 2),
              EnhancedParts(earlierRuns: 1, recordsTwins: twins),
            ].map { mistake("enhanced-runs-the-app-twice", $0) }
          })
    ]
  }

  /// Times that no check has set, and none twice.
  private static let wall = Clock(start: 6_994, tick: 13)

  private static let actions = Model.actions + Model.actions.reversed()

  /// In all states; and the diary on its own, for if that is to blame, step 2 tells of it.
  private static var enhancedScript: [Call] {
    let save = AppAction.primeModal(.saveFavoritePrimeTapped)
    return Model.states.map { state in
      .enhanced(actions.sparingTwins(in: state), in: state, clock: wall, reading: true)
    } + [
      .feed([save, save], in: AppState(count: 2), around: .app, clock: .diagnostic)
    ]
  }

  private static func enhanced(_ trace: [Answer]) -> [Enhanced] {
    let times = Set((0..<actions.count).map { wall.time(ofAction: $0) })
    return trace.map { answer in
      Enhanced(
        turns: answer.enhanced.map { turn in
          EnhancedTurn(
            state: turn.state.withTimes { times.contains($0) }, lineCount: turn.lineCount,
            isTold: turn.isTold)
        }, feeds: answer.feeds)
    }
  }

  private static func mistake(
    _ name: String, remembers: Bool = false, _ parts: EnhancedParts
  ) -> Mistake<[Call], [Enhanced]> {
    Mistake(name, remembers: remembers) { enhanced($0.play(on: Model(enhanced: parts))) }
  }
}

private struct Enhanced: Equatable {
  var turns: [EnhancedTurn]
  var feeds: [[AppState.Activity]]
}
