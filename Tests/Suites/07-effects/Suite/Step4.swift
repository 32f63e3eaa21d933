import EffectsScript
import SuiteSupport

extension Suite {
  static var partsChecks: [Check<Suite>] {
    [
      Check("combine.values", step: 4) { bench in
        for count in 1...3 {
          try bench.forAllSequences(of: Model.deeds, count: 0) { deeds in
            let call = Call.combine(count, deeds)
            try bench.expectParts(
              of: call, Comment("runs-of-all").line, note: "once", seeing: \.runs)
            try bench.expectParts(of: call, "value", seeing: \.board.left)
          }
        }
      },
      Check("combine.effects", step: 4, after: "combine.values") { bench in
        for count in [2, 3, 1, 0] {
          try forAll(Model.combined) { deeds in
            try bench.expectParts(
              of: .combine(count, deeds), Comment("effects").line, seeing: \.effects)
          }
        }
      },
      Check("map.actions", step: 4) { bench in
        try forAll(Model.mappings) { mapping in
          let script = [Call.map([mapping])]
          try bench.expect(script, seeing: { $0[0].effects.map(\.withoutID) })
        }
      },
      Check("map.ids", step: 4, after: "map.actions") { bench in
        try forAll(Model.mappedPairs) { try bench.expectIDs(of: $0) }
      },
      Check("pullback.part", step: 4, after: "map.actions") { bench in
        for isRight in [false, true] {
          try forAll(Model.boardDeeds) { deeds in
            let own = deeds.filter { ($0.right != nil) == isRight }
            let call = Call.pullback(own, toRight: isRight, from: Model.board)
            try bench.expectParts(of: call, "board", seeing: \.board)
            try bench.expectParts(
              of: call, Comment("runs-of-list").line, note: "once", seeing: \.runs)
          }
        }
      },
      Check("pullback.foreign", step: 4, after: "pullback.part") { bench in
        for isRight in [false, true] {
          try forAll(Model.boardDeeds) { deeds in
            let foreign = deeds.filter { ($0.right != nil) != isRight }
            let call = Call.pullback(foreign, toRight: isRight, from: Model.board)
            try bench.expectParts(of: call, "board", seeing: \.board)
            try bench.expectParts(of: call, Comment("runs-of-list").line, seeing: \.runs)
            try bench.expectParts(of: call, Comment("effects").line, seeing: \.effects)
            try bench.expectParts(
              of: .pullback(deeds, toRight: isRight, from: Model.board), "board", seeing: \.board)
          }
        }
      },
      Check("pullback.effects", step: 4, after: "pullback.part", "map.ids") { bench in
        for isRight in [false, true] {
          try forAll(Model.boardDeeds) { deeds in
            let own = deeds.filter { ($0.right != nil) == isRight }
            try bench.expectParts(
              of: .pullback(own, toRight: isRight, from: Model.board),
              Comment("effects-with-numbers").line, seeing: \.effects)
          }
        }
      },
    ]
  }

  /// What holds for all that is put together.
  static var togetherChecks: [Check<Suite>] {
    [
      Check("parts.silent", step: 4, after: "combine.values", "map.actions", "pullback.part") {
        bench in
        try forAll(Model.combined) { try bench.expectSilence(during: [.combine(2, $0)]) }
        try forAll(Model.mappings) { try bench.expectSilence(during: [.map([$0])]) }
        try forAll(Model.boardDeeds) {
          try bench.expectSilence(during: [.pullback($0, toRight: true, from: Model.board)])
        }
      },
      Check(
        sameAnswers: "parts.same-answer", step: 4, after: "login.same-answer", "combine.values",
        "map.actions", "pullback.part"),
      Check(
        reading: "parts.pure-by-reading", of: "combine(_:)", "Effect.map(_:id:)",
        "pullback(_:value:action:toGlobal:id:)", "twoLoginsReducer(_:_:)", step: 4,
        after: "login.pure-by-reading", "combine.values", "map.actions", "pullback.part",
        "parts.silent", "parts.same-answer"),
    ]
  }
}

extension Bench<Suite> {
  /// The first action after which something else is seen than there should be.
  ///
  /// - Parameter question: the last line, which says what is seen.
  fileprivate func expectParts<View: Equatable & Sendable>(
    of call: Call, _ question: String, note: String? = nil, seeing view: (PartsMoment) -> View
  ) throws {
    let (actual, expected) = try traceAndModel(of: [call])
    for (index, (seen, right)) in zip(actual[0].parts, expected[0].parts).enumerated() {
      try SuiteSupport.expect(
        view(seen), equals: view(right),
        given: Suite.code(call.prefix(index + 1)) + [question], note: note)
    }
  }

  /// Which of these effects have one id.
  fileprivate func expectIDs(of mappings: [Mapping]) throws {
    let script = [Call.map(mappings)]
    try expect(
      script, seeing: { $0[0].effects.map(\.id) },
      given: Suite.code(script) + [Comment("ids").line])
  }
}

extension Call {
  /// The same with the first actions only.
  fileprivate func prefix(_ count: Int) -> Call {
    switch self {
    case .combine(let number, let deeds): .combine(number, Array(deeds.prefix(count)))
    case .pullback(let deeds, let isRight, let board):
      .pullback(Array(deeds.prefix(count)), toRight: isRight, from: board)
    default: self
    }
  }
}

extension SeenEffect {
  fileprivate var withoutID: SeenEffect {
    var effect = self
    effect.id = "…"
    return effect
  }
}
