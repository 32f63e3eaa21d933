import EffectsScript
import SuiteSupport

extension Suite {
  static var partsChecks: [Check<Suite>] {
    [
      Check("combine.values", step: 4) { context in
        for count in 1...3 {
          try context.forAllSequences(of: Model.deeds, count: 0) { deeds in
            let call = Call.combine(count, deeds)
            try context.expectParts(
              of: call, Comment("runs-of-all").line, note: "once", seeing: \.runs)
            try context.expectParts(of: call, "value", seeing: \.board.left)
          }
        }
      },
      Check("combine.effects", step: 4, after: "combine.values") { context in
        for count in [2, 3, 1, 0] {
          try forAll(Model.combined) { deeds in
            try context.expectParts(
              of: .combine(count, deeds), Comment("effects").line, seeing: \.effects)
          }
        }
      },
      Check("map.actions", step: 4) { context in
        try forAll(Model.mappings) { mapping in
          let script = [Call.map([mapping])]
          try context.expect(script, seeing: { $0[0].effects.map(\.withoutID) })
        }
        try context.expectEach(
          of: EdgeValues.numbers.map { [.map([Mapping(.wait("b", $0), name: "left")])] },
          seeing: { $0.map { $0.effects.map(\.withoutID) } })
      },
      Check("map.ids", step: 4, after: "map.actions") { context in
        try forAll(Model.mappedPairs) { try context.expectIDs(of: $0) }
      },
      Check("pullback.part", step: 4, after: "map.actions") { context in
        for isRight in [false, true] {
          try forAll(Model.boardDeeds) { deeds in
            let own = deeds.filter { ($0.right != nil) == isRight }
            let call = Call.pullback(own, toRight: isRight, from: Model.board)
            try context.expectParts(of: call, "board", seeing: \.board)
            try context.expectParts(
              of: call, Comment("runs-of-list").line, note: "once", seeing: \.runs)
          }
        }
      },
      Check("pullback.foreign", step: 4, after: "pullback.part") { context in
        for isRight in [false, true] {
          try forAll(Model.boardDeeds) { deeds in
            let foreign = deeds.filter { ($0.right != nil) != isRight }
            let call = Call.pullback(foreign, toRight: isRight, from: Model.board)
            try context.expectParts(of: call, "board", seeing: \.board)
            try context.expectParts(of: call, Comment("runs-of-list").line, seeing: \.runs)
            try context.expectParts(of: call, Comment("effects").line, seeing: \.effects)
            try context.expectParts(
              of: .pullback(deeds, toRight: isRight, from: Model.board), "board", seeing: \.board)
          }
        }
      },
      Check("pullback.effects", step: 4, after: "pullback.part", "map.ids") { context in
        for isRight in [false, true] {
          try forAll(Model.boardDeeds) { deeds in
            let own = deeds.filter { ($0.right != nil) == isRight }
            try context.expectParts(
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
        context in
        try forAll(Model.combined) { try context.expectSilence(during: [.combine(2, $0)]) }
        try forAll(Model.mappings) { try context.expectSilence(during: [.map([$0])]) }
        try forAll(Model.boardDeeds) {
          try context.expectSilence(during: [.pullback($0, toRight: true, from: Model.board)])
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

extension TestContext<Suite> {
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

extension Suite {
  static var partsDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["combine.values", "combine.effects"], scripts: [combineScript], seeing: \.self,
        mistakes: [
          Mistake("combine-does-nothing") { script in
            script.map { .parts($0.parts.map { _ in PartsMoment.nothing }) }
          },
          parts("combine-keeps-last-effects", .combineLastEffects),
          parts("combine-keeps-first-effects", .combineFirstEffects),
          parts("combine-drops-effects", .combineNoEffects),
          parts("combine-turns-the-order", .combineReversed),
          parts("combine-turns-the-effects", .combineEffectsInFront),
          parts("combine-turns-the-effects", .combineEffectsReversed),
          parts("combine-stops-at-the-first-effects", .combineFirstWithEffects),
          parts("combine-works-on-copies", .combineOnCopies),
          parts("combine-stops-after-first", .combineFirstOnly),
        ]),
      Diagnosis(
        checks: ["map.actions", "map.ids"], scripts: Model.mappedPairs.map { [.map($0)] },
        seeing: \.self,
        mistakes: [
          parts("map-keeps-the-id", .mapKeepsID), parts("map-drops-the-id", .mapDropsID),
          parts("map-forgets-cancel", .mapForgetsCancel),
          parts("map-forgets-wait", .mapForgetsWait),
        ]),
      Diagnosis(
        checks: ["pullback.part", "pullback.foreign", "pullback.effects"],
        scripts: [false, true].map { isRight in
          Model.boardDeeds.map { .pullback($0, toRight: isRight, from: Model.board) }
        }, seeing: \.self,
        mistakes: [
          parts("pullback-drops-effects", .pullbackNoEffects),
          parts("pullback-keeps-first-effect", .pullbackFirstEffect),
          parts("pullback-drops-cancels", .pullbackNoCancels),
          parts("pullback-turns-the-effects", .pullbackReversed),
          parts("pullback-works-on-a-copy", .pullbackWorksOnCopy),
          parts("pullback-runs-twice", .pullbackRunsTwice),
        ]),
      Diagnosis(
        checks: ["two.both", "two.apart"],
        scripts: [
          (Model.oneLogin(isLeft: true) + Model.oneLogin(isLeft: false) + Model.twoLoginRuns)
            .map { .twoLogins($0, from: Model.typedTwo) }
        ], seeing: \.self,
        mistakes: [
          parts("two-logins-one-name", .twoOneName),
          parts("second-login-is-half-the-first", .twoAnswersLeft),
          parts("second-login-is-half-the-first", .twoChangeLeft),
          parts("one-login-is-missing", .twoLeftOnly),
          parts("one-login-is-missing", .twoRightOnly),
        ]),
    ]
  }

  private static var combineScript: [Call] {
    [1, 2, 3].flatMap { count in Model.combined.map { .combine(count, $0) } }
  }

  private static func parts(
    _ name: String, _ mistake: PartsMistake
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: Model(parts: mistake)) }
  }
}

extension Call {
  fileprivate var parts: [Deed] { if case .combine(_, let deeds) = self { deeds } else { [] } }
}

extension PartsMoment {
  fileprivate static let nothing = PartsMoment(board: Board(), effects: [], runs: [])
}

/// What can be done wrong with reducers that are put together.
enum PartsMistake {
  case combineLastEffects
  case combineFirstEffects
  case combineNoEffects
  case combineReversed
  case combineEffectsInFront
  case combineEffectsReversed
  case combineFirstWithEffects
  case combineOnCopies
  case combineFirstOnly
  case mapKeepsID
  case mapDropsID
  case mapForgetsCancel
  case mapForgetsWait
  case pullbackNoEffects
  case pullbackFirstEffect
  case pullbackNoCancels
  case pullbackReversed
  case pullbackWorksOnCopy
  case pullbackRunsTwice
  case twoOneName
  case twoAnswersLeft
  case twoChangeLeft
  case twoLeftOnly
  case twoRightOnly

  /// A wrong combination; nil if it is right with this mistake.
  func combine(_ reducers: [Reducer<[String], Deed>]) -> Reducer<[String], Deed>? {
    switch self {
    case .combineLastEffects:
      { value, deed in reducers.map { $0(&value, deed) }.last ?? [] }
    case .combineFirstEffects:
      { value, deed in reducers.map { $0(&value, deed) }.first ?? [] }
    case .combineNoEffects:
      { value, deed in
        for reducer in reducers { _ = reducer(&value, deed) }
        return []
      }
    case .combineReversed:
      { value, deed in reducers.reversed().flatMap { $0(&value, deed) } }
    case .combineEffectsInFront:
      { value, deed in reducers.reduce([]) { $1(&value, deed) + $0 } }
    case .combineEffectsReversed:
      { value, deed in reducers.flatMap { $0(&value, deed) }.reversed() }
    case .combineFirstWithEffects:
      { value, deed in
        for reducer in reducers {
          let effects = reducer(&value, deed)
          if !effects.isEmpty { return effects }
        }
        return []
      }
    case .combineOnCopies:
      { value, deed in
        let before = value
        return reducers.flatMap { reducer in
          value = before
          return reducer(&value, deed)
        }
      }
    case .combineFirstOnly: { value, deed in reducers.first?(&value, deed) ?? [] }
    default: nil
    }
  }

  /// What a wrong `pullback` makes of the effects; nil if it is right with this mistake.
  func givenBack(_ effects: [Effect<BoardDeed>]) -> [Effect<BoardDeed>]? {
    switch self {
    case .pullbackNoEffects: []
    case .pullbackFirstEffect: Array(effects.prefix(1))
    case .pullbackNoCancels: effects.filter { if case .cancel = $0 { false } else { true } }
    case .pullbackReversed: effects.reversed()
    default: nil
    }
  }
}
