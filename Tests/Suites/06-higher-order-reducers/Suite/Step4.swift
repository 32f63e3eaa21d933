import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  // MARK: compose and with

  static var composeChecks: [Check<Suite>] {
    [
      Check("with.applies", step: 4) { context in
        try forAll([0, 3, -4]) { try context.expectResult(of: .with($0, .timesTwoPlusOne)) }
        try context.expectResult(of: .withText("prime", .exclaim))
      },
      Check("compose.right-to-left", step: 4) { context in
        try forAll([0, 3, -4]) { try context.expectResult(of: .compose(.plusOne, .timesTwo, $0)) }
        try context.expectResult(of: .composeTexts(.f, .g, "x"))
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
        "enhanced.records", step: 4, after: "with.applies", "compose.right-to-left", "feed.nothing",
        "feed.clock", "logging.runs-inner"
      ) { context in
        try forAll(Model.states.filter { !$0.favoritePrimes.isEmpty }) {
          try context.expectEnhancedRecords(in: $0)
        }
      },
      Check(
        "enhanced.logs", step: 4, after: "with.applies", "compose.right-to-left", "logging.once"
      ) { context in
        try context.forAllSequences(of: Array(Model.actions.prefix(3)), count: 20) { actions in
          let script = [
            Call.enhanced(actions, in: AppState(count: 2), clock: Clock(start: 50, tick: 0))
          ]
          try context.expect(
            script, seeing: { $0[0].enhanced.reduce(0) { $0 &+ $1.lineCount } },
            given: code(script) + ["logLines.count" + Comment("number-of-lines").trailing])
        }
      },
      Check(
        sameAnswers: "enhanced.remembers-nothing", step: 4, after: "delete.same-answer",
        "feed.clock", "feed.remembers-nothing", "logging.remembers-nothing", "with.applies",
        "compose.right-to-left"),
      Check(
        reading: "compose.pure-by-reading", of: "compose(_:_:)", "with(_:_:)", step: 4,
        after: "compose.layers", "with.applies"),
    ]
  }
}

extension TestContext<Suite> {
  fileprivate func expectResult(of call: Call) throws {
    try expect([call], seeing: \.[0].result)
  }

  /// The first action after which the state isn't as it should be, each at another time.
  fileprivate func expectEnhancedRecords(in state: AppState) throws {
    // A prime is removed before it is saved: how many entries one makes that is there twice is free.
    let actions: [AppAction] = [
      .counter(.incrTapped), .counter(.decrTapped), .primeModal(.removeFavoritePrimeTapped),
      .primeModal(.saveFavoritePrimeTapped), .favoritePrimes(.deleteFavoritePrimes([0])),
    ]
    let clock = Clock(start: 0, tick: 100)
    let script = [Call.enhanced(actions, in: state, clock: clock)]
    let turns = zip(try trace(of: script)[0].enhanced, Suite.model(script)[0].enhanced)
    for (index, turn) in turns.enumerated() {
      let part = Call.enhanced(Array(actions[...index]), in: state, clock: clock)
      try SuiteSupport.expect(
        turn.0.state, equals: turn.1.state, given: Suite.code(part) + ["state"])
    }
  }
}

extension Answer {
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
          with("with-leaves-out") { value, _ in value },
          with("with-leaves-out") { value, function in
            _ = function(value)
            return value
          },
          with("with-calls-twice") { value, function in function(function(value)) },
        ]),
      Diagnosis(
        checks: ["compose.right-to-left", "compose.layers"],
        scripts: [["x", "7", ""].map { .composeTexts(.outer, .inner, $0) }], seeing: \.self,
        mistakes: [
          compose("calls-too-few") { _, _, value in value },
          compose("calls-too-few") { _, inner, value in inner(value) },
          compose("calls-too-few") { outer, _, value in outer(value) },
          compose("left-to-right") { outer, inner, value in inner(outer(value)) },
          compose("calls-too-often") { outer, inner, value in outer(inner(inner(value))) },
          compose("calls-too-often") { outer, inner, value in outer(outer(inner(value))) },
          compose("calls-too-often") { outer, inner, value in inner(outer(inner(value))) },
          compose("calls-too-often") { outer, inner, value in
            _ = inner(value)
            return outer(inner(value))
          },
          compose("calls-too-often") { outer, inner, value in
            let result = outer(inner(value))
            _ = inner(value)
            return result
          },
        ]),
    ]
  }

  private static func with(
    _ name: String, _ apply: @escaping (Int, (Int) -> Int) -> Int
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: WrongWith(apply: apply)) }
  }

  private static func compose(
    _ name: String, _ apply: @escaping ((String) -> String, (String) -> String, String) -> String
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: WrongCompose(apply: apply)) }
  }
}

private struct WrongWith: ModelSide {
  var apply: (Int, (Int) -> Int) -> Int

  func with(_ number: Int, _ function: @escaping (Int) -> Int) -> Int { apply(number, function) }
}

private struct WrongCompose: ModelSide {
  var apply: (_ outer: (String) -> String, _ inner: (String) -> String, String) -> String

  func compose(
    _ outer: @escaping (String) -> String, _ inner: @escaping (String) -> String
  ) -> (String) -> String {
    { apply(outer, inner, $0) }
  }
}

extension Suite {
  static var enhancedDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["enhanced.records", "enhanced.logs"], scripts: [enhancedScript],
        seeing: enhanced,
        mistakes: [
          mistake("enhanced-lacks-a-layer", WrongEnhanced(records: 0, lines: 0)),
          mistake("enhanced-lacks-a-layer", WrongEnhanced(records: 0)),
          mistake("enhanced-lacks-a-layer", WrongEnhanced(lines: 0)),
          mistake("enhanced-layer-twice", WrongEnhanced(lines: 2)),
          mistake("enhanced-layer-twice", WrongEnhanced(records: 2)),
          mistake("enhanced-layer-twice", WrongEnhanced(records: 2, lines: 2)),
          mistake("enhanced-clock", remembers: true, WrongEnhanced(time: Clock.unknownTime)),
          // The first action of all is at this time.
          mistake("enhanced-clock", remembers: true, WrongEnhanced(time: wall.time(ofAction: 0))),
        ])
    ]
  }

  /// Times that no check has set, and none twice.
  private static let wall = Clock(start: 6_994, tick: 13)

  private static let actions = Model.actions + Model.actions.reversed()

  /// In all states; and the diary on its own, for if that is to blame, step 2 tells of it.
  private static var enhancedScript: [Call] {
    let save = AppAction.primeModal(.saveFavoritePrimeTapped)
    return Model.states.map { .enhanced(actions, in: $0, clock: wall) } + [
      .feed([save, save], in: AppState(count: 2), around: .app, clock: .diagnostic)
    ]
  }

  private static func enhanced(_ trace: [Answer]) -> [Enhanced] {
    let times = Set((0..<actions.count).map { wall.time(ofAction: $0) })
    return trace.map { answer in
      Enhanced(
        turns: answer.enhanced.map { turn in
          EnhancedTurn(
            state: turn.state.withTimes { times.contains($0) }, lineCount: turn.lineCount)
        }, feeds: answer.feeds)
    }
  }

  private static func mistake(
    _ name: String, remembers: Bool = false, _ side: WrongEnhanced
  ) -> Mistake<[Call], [Enhanced]> {
    Mistake(name, remembers: remembers) { enhanced($0.play(on: side)) }
  }
}

private struct Enhanced: Equatable {
  var turns: [EnhancedTurn]
  var feeds: [[AppState.Activity]]
}

/// What the layers around the app make of an action.
private struct WrongEnhanced: ModelSide {
  var records = 1
  var time: Double?
  var lines = 1

  func enhancedReducer(_ state: inout AppState, _ action: AppAction, at now: Double) -> Int {
    for _ in 0..<records {
      state.activityFeed += Model.entries(of: action, in: state) { time ?? now }
    }
    appReducer(&state, action)
    return lines
  }
}
