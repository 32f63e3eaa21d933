import CombinePullbackScript
import SuiteSupport

extension Suite {
  static var countersChecks: [Check<Suite>] {
    let left: [CountersAction] = [.left(.increase), .left(.decrease)]
    let right: [CountersAction] = [.right(.increase), .right(.decrease)]
    return [
      Check("counters.left", step: 7, after: "combine.again", "action.foreign") {
        try $0.expectCounters(after: left)
      },
      Check("counters.right", step: 7, after: "counters.left") {
        try $0.expectCounters(after: right)
      },
      Check("counters.both", step: 7, after: "counters.left", "counters.right") { context in
        try forAll(Samples.counters) {
          try context.expectCounters($0, after: Samples.countersActions)
        }
      },
      Check(
        "counters.silent", step: 7, after: "counters.left", "counters.right", "combine.silent",
        "action.silent"
      ) { context in
        try forAll(Samples.countersActions) {
          try context.expectSilence(
            during: Scene(.countersReducer, on: .counters(Counters()), [.counters($0)]))
        }
      },
    ]
  }

  static var largerChecks: [Check<Suite>] {
    [
      Check(
        "larger.app", step: 7, after: "app.any-sequence", "action.joined", "combine.again",
        "combine.associative"
      ) { try $0.expectLarger(after: Samples.actions.map(LargerAction.app), exhaustive: 1) },
      Check("larger.counters", step: 7, after: "counters.both", "larger.app") { context in
        let actions = Samples.countersActions.map(LargerAction.counters)
        try context.expectLarger(after: actions)
        let app = AppState(settings: Settings(isEmailValid: true))
        try context.expectEach(
          of: .largerReducer,
          Samples.countersWithNumbers.flatMap { counters in
            actions.map { (.larger(LargerState(app: app, counters: counters)), .larger($0)) }
          })
      },
      Check("larger.any-sequence", step: 7, after: "larger.app", "larger.counters") {
        try $0.expectLarger(after: Samples.largerActions, exhaustive: 1)
      },
      // One for both: who remembers in the counters remembers in the larger app, too.
      Check(
        sameAnswers: "larger.remembers-nothing", step: 7, after: "counters.left",
        "counters.right", "action.remembers-nothing", "app.two-states"),
      Check(
        "larger.silent", step: 7, after: "larger.app", "larger.counters", "counters.silent",
        "app.silent"
      ) { context in
        try forAll(Samples.largerActions) {
          try context.expectSilence(
            during: Scene(.largerReducer, on: .larger(LargerState()), [.larger($0)]))
        }
      },
      // One for both, as for their memory.
      Check(
        reading: "larger.pure-by-reading", of: "countersReducer", "largerReducer", step: 7,
        after: "larger.remembers-nothing", "larger.any-sequence", "larger.silent",
        "app.pure-by-reading"),
    ]
  }
}

extension TestContext<Suite> {
  /// From a few counters in any order, and from many by one action.
  fileprivate func expectCounters(after pool: [CountersAction]) throws {
    try forAll(Samples.counters) { try expectCounters($0, after: pool) }
    try expectEach(
      of: .countersReducer,
      Samples.countersWithNumbers.flatMap { counters in
        pool.map { (.counters(counters), .counters($0)) }
      })
  }

  fileprivate func expectCounters(_ counters: Counters, after pool: [CountersAction]) throws {
    try forAllSequences(of: pool, exhaustive: 2, count: 20) {
      try expectValues(
        after: Scene(.countersReducer, on: .counters(counters), $0.map(AnyAction.counters)))
    }
  }

  fileprivate func expectLarger(after pool: [LargerAction], exhaustive: Int = 2) throws {
    for state in Samples.largerStates {
      try forAllSequences(of: pool, exhaustive: exhaustive, count: 40) {
        try expectValues(
          after: Scene(.largerReducer, on: .larger(state), $0.map(AnyAction.larger)))
      }
    }
  }
}

// MARK: - Mistakes

extension Suite {
  static var largerDiagnoses: [Diagnosis<Suite>] {
    let whole = counters(
      ["counters.left", "counters.right"],
      mistakes: [
        "counters-not-there": { _, _ in },
        "counters-share-one": { state, action in
          Model.counterReducer(&state.left, action.own)
        },
        "counters-share-one": { state, action in
          Model.counterReducer(&state.right, action.own)
        },
        "counters-change-both": { state, action in
          Model.counterReducer(&state.left, action.own)
          Model.counterReducer(&state.right, action.own)
        },
        "counters-same-actions": { state, action in
          guard case .left(let own) = action else { return }
          Model.counterReducer(&state.left, own)
          Model.counterReducer(&state.right, own)
        },
        "counters-same-actions": { state, action in
          guard case .right(let own) = action else { return }
          Model.counterReducer(&state.left, own)
          Model.counterReducer(&state.right, own)
        },
        "counters-same-line": { state, action in
          guard case .left = action else { return }
          for _ in 1...2 { Model.countersReducer(&state, action) }
        },
        "counters-same-line": { state, action in
          guard case .right = action else { return }
          for _ in 1...2 { Model.countersReducer(&state, action) }
        },
        "counters-swapped": { state, action in
          Model.countersReducer(&state, action.turned)
        },
        "counters-count-twice": twice { _ in true },
      ])
    let parts = [
      counters(
        ["counters.left"],
        mistakes: [
          "counters-leave-one-out": { state, action in
            if case .right = action { Model.countersReducer(&state, action) }
          },
          "counters-count-twice": twice { if case .left = $0 { true } else { false } },
        ]),
      counters(
        ["counters.right"],
        mistakes: [
          "counters-leave-one-out": { state, action in
            if case .left = action { Model.countersReducer(&state, action) }
          },
          "counters-count-twice": twice { if case .right = $0 { true } else { false } },
        ]),
    ]
    return [whole.diagnosis()] + parts.map { $0.diagnosis(within: [whole]) } + screens
  }

  private static var screens: [Diagnosis<Suite>] {
    let whole = larger(
      ["larger.app", "larger.counters"],
      mistakes: [
        "larger-not-there": { _, _ in },
        "larger-does-it-twice": { state, action in
          for _ in 1...2 { Model.largerReducer(&state, action) }
        },
      ])
    let parts = [
      larger(
        ["larger.app"],
        mistakes: [
          "larger-lost-the-app": { state, action in
            if case .counters = action { Model.largerReducer(&state, action) }
          },
          "larger-does-it-twice": { state, action in
            Model.largerReducer(&state, action)
            if case .app = action { Model.largerReducer(&state, action) }
          },
        ]),
      larger(
        ["larger.counters"],
        mistakes: [
          "larger-lacks-the-counters": { state, action in
            if case .app = action { Model.largerReducer(&state, action) }
          },
          "larger-does-it-twice": { state, action in
            Model.largerReducer(&state, action)
            if case .counters = action { Model.largerReducer(&state, action) }
          },
        ]),
    ]
    return [whole.diagnosis()] + parts.map { $0.diagnosis(within: [whole]) }
  }

  /// Counts twice where something is so.
  private static func twice(
    _ isTwice: @escaping (CountersAction) -> Bool
  ) -> Reducer<Counters, CountersAction> {
    { state, action in
      for _ in 0..<(isTwice(action) ? 2 : 1) { Model.countersReducer(&state, action) }
    }
  }

  private static func counters(
    _ checks: [String], mistakes: KeyValuePairs<String, Reducer<Counters, CountersAction>>
  ) -> ReducerPart<Counters, CountersAction> {
    ReducerPart(
      checks: checks,
      scene: trying(
        .countersReducer, Samples.countersActions.map(AnyAction.counters),
        on: Samples.counters.map(AnyValue.counters)),
      mistakes: mistakes,
      erase: { erased($0, value: \.counters, wrap: AnyValue.counters, action: \.counters) })
  }

  private static func larger(
    _ checks: [String], mistakes: KeyValuePairs<String, Reducer<LargerState, LargerAction>>
  ) -> ReducerPart<LargerState, LargerAction> {
    ReducerPart(
      checks: checks,
      scene: trying(
        .largerReducer, Samples.largerActions.map(AnyAction.larger),
        on: Samples.largerStates.map(AnyValue.larger)),
      mistakes: mistakes,
      erase: { erased($0, value: \.larger, wrap: AnyValue.larger, action: \.larger) })
  }
}

extension CountersAction {
  /// What is to be done, whichever counter it is for.
  fileprivate var own: CounterAction {
    switch self {
    case .left(let action), .right(let action): action
    }
  }

  /// The same for the other counter.
  fileprivate var turned: CountersAction {
    switch self {
    case .left(let action): .right(action)
    case .right(let action): .left(action)
    }
  }
}
