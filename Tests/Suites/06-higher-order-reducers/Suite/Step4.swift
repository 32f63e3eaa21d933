import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  // MARK: compose and with

  static var composeChecks: [Check<Suite>] {
    [
      Check("with.applies", step: 4) { bench in
        try forAll([0, 3, -4]) { try bench.expectResult(of: .with($0, .timesTwoPlusOne)) }
        try bench.expectResult(of: .withText("prime", .exclaim))
      },
      Check("compose.right-to-left", step: 4) { bench in
        try forAll([0, 3, -4]) { try bench.expectResult(of: .compose(.plusOne, .timesTwo, $0)) }
        try bench.expectResult(of: .composeTexts(.f, .g, "x"))
      },
      Check("compose.layers", step: 4, after: "compose.right-to-left") { bench in
        let call = Call.composeLayers(action: 5, value: 1)
        let (actual, expected) = (try bench.trace(of: [call])[0].layers, model([call])[0].layers)
        try expect(actual.events, equals: expected.events, given: code(call))
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
      ) { bench in
        try forAll(Model.states.filter { !$0.favoritePrimes.isEmpty }) {
          try bench.expectEnhancedRecords(in: $0)
        }
      },
      Check(
        "enhanced.logs", step: 4, after: "with.applies", "compose.right-to-left", "logging.once"
      ) { bench in
        try bench.forAllSequences(of: Array(Model.actions.prefix(3)), count: 20) { actions in
          let script = [
            Call.enhanced(actions, in: AppState(count: 2), clock: Clock(start: 50, tick: 0))
          ]
          try bench.expect(
            script, seeing: { $0[0].enhanced.reduce(0) { $0 &+ $1.lineCount } },
            given: code(script) + [Comment("number-of-lines").line])
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

extension Bench<Suite> {
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
  fileprivate var layers: (events: [LayerEvent], value: Int) {
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
